import { mkdirSync, openSync, closeSync, fsyncSync, writeSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Backup {
  file: string
  bytes: number
}

/** Written beside, flushed, renamed: a name that is there names a whole file. */
export function writeBackup(dir: string, name: string, content: Uint8Array): Backup {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const file = join(dir, name)
  const part = `${file}.parte`
  const handle = openSync(part, 'w', 0o600)
  try {
    writeSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(part, file)
  return { file, bytes: content.byteLength }
}

/** Keeps the newest of each kind; names sort by time. */
export function pruneBackups(dir: string, prefix: string, keep: number): void {
  const names = readdirSync(dir).filter((name) => name.startsWith(prefix) && name.endsWith('.tar.gz')).toSorted()
  for (const name of names.slice(0, Math.max(0, names.length - keep))) rmSync(join(dir, name))
}
