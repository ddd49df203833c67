import { createHash } from 'node:crypto'
import type { Db } from '#server/ctx.ts'
import { findDuenio } from './calendarios.db.ts'

export const hashDe = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whose calendar it opens: the last part of the address, as a calendar program asks for it. */
export const findCalendarioPorDireccion = (db: Db, direccion: string) =>
  findDuenio(db, hashDe(direccion.replace(/\.ics$/, '')))
