import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const places = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const base = process.env[name]
    return base
      ? [join(base, 'Google/Chrome/Application/chrome.exe'), join(base, 'Microsoft/Edge/Application/msedge.exe')]
      : []
  }),
]

/** A Chrome of this machine, installing Debian's where that is possible. */
export function ensureBrowser() {
  return findBrowser() ?? (aptInstall('chromium') ? findBrowser() : undefined)
}

function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)))
  return [...places, ...onPath].find((file) => existsSync(file))
}
