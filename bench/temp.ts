import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/** One folder for the whole run, gone when this process ends. */
export function tempFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'turismo-bench-'))
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
    folder = made
  }
  return folder
}

/** A new folder inside it. */
export const newFolder = (name: string): string => mkdtempSync(join(tempFolder(), `${name}-`))
