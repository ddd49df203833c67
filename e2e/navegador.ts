import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const BROWSERS = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const abrirNavegador = (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: BROWSERS.find((path) => path && existsSync(path)), args: [...FLAGS, ...flags] })
