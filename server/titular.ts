import { sql, type ExpressionBuilder } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Secretos } from '#server/ports.ts'

/** Whose: the bookings of an account, with those made as a guest under its confirmed address, or the one that a guest holds the link of. */
export type Titular = { usuarioId: string; correo?: string | null } | { reservaId: string }

/** Somebody with an account, and what they left here without it. */
export interface Persona {
  usuarioId: string
  /** Their address, once they have confirmed it: before that it may be another's. */
  correo: string | null
  /** The seal of that address, by which what was answered is still known to be theirs. */
  huella: string | null
}

export const huellaDeCorreo = ({ sellar }: Pick<Secretos, 'sellar'>, correo: string): string => sellar(`correo:${correo}`)

export const personaDe = (secretos: Pick<Secretos, 'sellar'>, { id, email, emailVerificadoEn }: { id: string; email: string; emailVerificadoEn: Date | null }): Persona => ({
  usuarioId: id,
  correo: emailVerificadoEn ? email : null,
  huella: emailVerificadoEn ? huellaDeCorreo(secretos, email) : null,
})

/** The ids of those bookings, for `where … in`. */
export const reservasDe = (db: Db | Tx, de: Titular) => {
  const ids = db.selectFrom('reservas').select('id')
  if ('reservaId' in de) return ids.where('id', '=', de.reservaId)
  const { usuarioId, correo } = de
  if (!correo) return ids.where('usuarioId', '=', usuarioId)
  const comoInvitada = (eb: ExpressionBuilder<Database, 'reservas'>) => eb.and([eb('usuarioId', 'is', null), eb('empresaId', 'is', null), eb('contactoEmail', '=', correo)])
  return ids.where((eb) => eb.or([eb('usuarioId', '=', usuarioId), comoInvitada(eb)]))
}

/** The ids of bookings that a company made for them, under their confirmed address: who travels is theirs, the money is the company's. */
export const viajesDe = (db: Db | Tx, de: Titular) => {
  const ids = db.selectFrom('reservas').select('id').where('empresaId', 'is not', null)
  if ('reservaId' in de || !de.correo) return ids.where(sql<boolean>`false`)
  return ids.where('contactoEmail', '=', de.correo).where('usuarioId', 'is distinct from', de.usuarioId)
}

/** What stands in the name of whoever is erased. */
export const idDe = (de: Titular): string => ('usuarioId' in de ? de.usuarioId : de.reservaId)
