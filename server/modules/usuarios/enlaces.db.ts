import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

/** What a mailed link is good for: a new password, an address, a new address, the way back to the old one, the first password of one of our own, a new password without the second factor that was just set up. */
export const PROPOSITOS = [
  'clave',
  'correo',
  'correo_nuevo',
  'correo_anterior',
  'invitacion',
  'segundo_factor',
] as const
export type Proposito = (typeof PROPOSITOS)[number]

/** Links that a password may be chosen with. */
export const PARA_LA_CLAVE: Proposito[] = ['clave', 'invitacion', 'segundo_factor']

interface EnlaceNuevo {
  tokenHash: Uint8Array
  usuarioId: string
  proposito: Proposito
  /** The address it confirms, where that is not the account's. */
  email?: string | null
  expiraEn: Date
  now: Date
}

/** Of an account that does not exist none is left. */
export async function insertEnlace(
  tx: Tx,
  { tokenHash, usuarioId, proposito, email = null, expiraEn, now }: EnlaceNuevo,
): Promise<void> {
  await sql`insert into enlaces (token_hash, usuario_id, proposito, email, expira_en, created_at)
    select ${tokenHash}::bytea, id, ${proposito}::text, ${email}::text, ${expiraEn}::timestamptz, ${now}::timestamptz from usuarios where id = ${usuarioId}::uuid`.execute(
    tx,
  )
}

export const enlaceSirve = async (db: Db, hash: Uint8Array, propositos: Proposito[], now: Date): Promise<boolean> =>
  (await findEnlaceVivo(db, hash, propositos, now)) !== undefined

/** A link that is still good, which is thereby used up. */
export function usarEnlace(tx: Tx, hash: Uint8Array, propositos: Proposito[], now: Date) {
  return tx
    .updateTable('enlaces')
    .set({ usadoEn: now })
    .where('tokenHash', '=', hash)
    .where('proposito', 'in', propositos)
    .where('usadoEn', 'is', null)
    .where('expiraEn', '>', now)
    .returning(['usuarioId', 'email', 'proposito', 'createdAt'])
    .executeTakeFirst()
}

/** With `desde`, those alone that went out since. */
export async function anularEnlaces(
  tx: Tx,
  usuarioId: string,
  propositos: Proposito[],
  { now, desde }: { now: Date; desde?: Date | undefined },
): Promise<void> {
  await tx
    .updateTable('enlaces')
    .set({ usadoEn: now })
    .where('usuarioId', '=', usuarioId)
    .where('proposito', 'in', propositos)
    .where('usadoEn', 'is', null)
    .$if(desde !== undefined, (q) => q.where('createdAt', '>', desde!))
    .execute()
}

/** A link that is still good, looked at and not used up. */
export const findEnlaceVivo = (db: Db, hash: Uint8Array, propositos: Proposito[], now: Date) =>
  db
    .selectFrom('enlaces')
    .select(['usuarioId', 'email'])
    .where('tokenHash', '=', hash)
    .where('proposito', 'in', propositos)
    .where('usadoEn', 'is', null)
    .where('expiraEn', '>', now)
    .executeTakeFirst()

export const findEnlace = (db: Db, hash: Uint8Array) =>
  db.selectFrom('enlaces').select(['usuarioId', 'email']).where('tokenHash', '=', hash).executeTakeFirst()

/** The address that waits to be confirmed, if one does. */
export async function findCorreoNuevo(db: Db | Tx, usuarioId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('enlaces')
    .select('email')
    .where('usuarioId', '=', usuarioId)
    .where('proposito', '=', 'correo_nuevo')
    .where('usadoEn', 'is', null)
    .where('expiraEn', '>', now)
    .executeTakeFirst()
  return row?.email ?? null
}

export async function deleteEnlacesDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('enlaces').where('usuarioId', '=', usuarioId).execute()
}

export async function deleteEnlacesViejos(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('enlaces')
    .where('expiraEn', '<', sql<Date>`${now}::timestamptz - interval '7 days'`)
    .execute()
}
