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

/** Keeps the newest of each kind, and none from before `since` where that is given; names sort by time. */
export function pruneBackups(dir: string, prefix: string, { keep, since }: { keep: number; since: Date | null }): void {
  const names = readdirSync(dir)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.tar.gz'))
    .toSorted()
  const oldest = since ? prefix + stampOf(since) : ''
  const tooMany = names.slice(0, Math.max(0, names.length - keep))
  for (const name of new Set([...tooMany, ...names.filter((name) => name < oldest)])) rmSync(join(dir, name))
}

/** An instant as the name of a file has it. */
export const stampOf = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-')
