import type { Db, Tx } from '#server/ctx.ts'

/** Whose: the bookings of an account, or the one that a guest holds the link of. */
export type Titular = { usuarioId: string } | { reservaId: string }

/** The ids of those bookings, for `where … in`. */
export const reservasDe = (db: Db | Tx, de: Titular) => {
  const ids = db.selectFrom('reservas').select('id')
  return 'usuarioId' in de ? ids.where('usuarioId', '=', de.usuarioId) : ids.where('id', '=', de.reservaId)
}

/** What stands in the name of whoever is erased. */
export const idDe = (de: Titular): string => ('usuarioId' in de ? de.usuarioId : de.reservaId)
