import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeBackup } from './backup.ts'

const Mark = z.object({ id: z.uuid(), to: z.string(), begunAt: z.iso.datetime(), doneAt: z.iso.datetime().nullable() })

/** Where the embedded database of a folder went. Without `doneAt` nobody knows yet whether it arrived. */
export type MoveMark = z.infer<typeof Mark>

/** The database that lay in this folder is another one now: nothing is written to the old one. */
export class FolderMovedError extends Error {
  override name = 'FolderMovedError'
  readonly mark: MoveMark
  constructor(mark: MoveMark) {
    super(`the database moved to ${mark.to}`)
    this.mark = mark
  }
}

const FILE = 'mudanza.json'

export function refuseIfMoved(dir: string): void {
  const mark = readMoveMark(dir)
  if (mark) throw new FolderMovedError(mark)
}

export function readMoveMark(dir: string): MoveMark | null {
  const file = join(dir, FILE)
  return existsSync(file) ? Mark.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

export const writeMoveMark = (dir: string, mark: MoveMark): void =>
  void writeBackup(dir, FILE, Buffer.from(JSON.stringify(mark)))

export const removeMoveMark = (dir: string): void => rmSync(join(dir, FILE), { force: true })

export const lineForMoved = ({ to, doneAt }: MoveMark): string =>
  doneAt
    ? `DATA_DIR: la base de esa carpeta se mudó a ${to} el ${doneAt.slice(0, 10)}; pon esa DATABASE_URL (cómo volver: docs/operar.md, «Mudarse a PostgreSQL»)`
    : `DATA_DIR: una mudanza a ${to} quedó sin confirmar; vuelve a correr npm run db:mudar con esa DATABASE_URL`
