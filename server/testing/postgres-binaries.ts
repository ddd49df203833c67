import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const oldestSupported = 15
const installations = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', 'C:\\Program Files\\PostgreSQL']

/** The oldest PostgreSQL we support wins: what runs there runs on the newer ones. */
export function findPostgresBinaries(): string | undefined {
  const folders = [...installations.flatMap(versionsIn), ...(process.env.PATH ?? '').split(delimiter)]
  const found = folders.filter(isComplete).map((folder) => ({ folder, version: versionOf(folder) }))
  return found.filter(({ version }) => version >= oldestSupported).sort((a, b) => a.version - b.version)[0]?.folder
}

function versionsIn(base: string): string[] {
  if (!existsSync(base)) return []
  return readdirSync(base)
    .filter((name) => /^(?:postgresql.*|\d+)$/.test(name))
    .map((name) => join(base, name, 'bin'))
}

function isComplete(folder: string): boolean {
  const extension = process.platform === 'win32' ? '.exe' : ''
  return folder !== '' && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + extension)))
}

function versionOf(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0)
}
