import { sql, type Insertable } from 'kysely'
import { esUuid } from '#domain/identificador.ts'
import { papelesCon } from '#domain/permisos/empresas.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { sigueComo } from '#server/sigue-en-el-equipo.ts'

/** Whether whoever invited may still invite; invitaciones_empresa stand as `i`. */
const INVITA_QUIEN_PUEDE = sigueComo(
  sql.ref('i.invitadaPor'),
  { empresaId: sql.ref('i.empresaId') },
  papelesCon('administrar'),
)

export const listInvitaciones = (db: Db | Tx, empresaId: string, now: Date) =>
  db
    .selectFrom('invitacionesEmpresa as i')
    .select(['id', 'email', 'papel', 'limite', 'expiraEn'])
    .where('empresaId', '=', empresaId)
    .where('expiraEn', '>', now)
    .where(INVITA_QUIEN_PUEDE)
    .orderBy('createdAt')
    .execute()

/** A newer one of the same address makes the older void. */
export async function saveInvitacion(tx: Tx, row: Insertable<Database['invitacionesEmpresa']>): Promise<void> {
  await tx
    .deleteFrom('invitacionesEmpresa')
    .where('empresaId', '=', row.empresaId)
    .where((eb) => eb.or([eb('email', '=', row.email), eb('expiraEn', '<=', row.createdAt)]))
    .execute()
  await tx.insertInto('invitacionesEmpresa').values(row).execute()
}

export async function deleteInvitacionesVencidas(db: Db, antesDe: Date): Promise<void> {
  await db.deleteFrom('invitacionesEmpresa').where('expiraEn', '<', antesDe).execute()
}

/** Used up by being read; not where whoever invited was put out. */
export const takeInvitacion = (tx: Tx, tokenHash: Uint8Array, now: Date) =>
  tx
    .deleteFrom('invitacionesEmpresa as i')
    .where('tokenHash', '=', Buffer.from(tokenHash))
    .where('expiraEn', '>', now)
    .where(INVITA_QUIEN_PUEDE)
    .returning(['empresaId', 'email', 'papel', 'limite'])
    .executeTakeFirst()

export async function deleteInvitacion(tx: Tx, empresaId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('invitacionesEmpresa')
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const listCentros = (db: Db | Tx, empresaId: string) =>
  db
    .selectFrom('centrosDeCosto')
    .select(['id', 'nombre'])
    .where('empresaId', '=', empresaId)
    .where('activo', '=', true)
    .orderBy('nombre')
    .execute()

export const findCentro = async (db: Db | Tx, empresaId: string, id: string) =>
  esUuid(id)
    ? db
        .selectFrom('centrosDeCosto')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .where('activo', '=', true)
        .executeTakeFirst()
    : undefined

/** Those that are gone stay for what was booked on them. */
export async function saveCentros(
  tx: Tx,
  empresaId: string,
  centros: { id: string; nombre: string }[],
  now: Date,
): Promise<void> {
  await tx.updateTable('centrosDeCosto').set({ activo: false }).where('empresaId', '=', empresaId).execute()
  if (centros.length === 0) return
  await tx
    .insertInto('centrosDeCosto')
    .values(centros.map((centro) => ({ ...centro, empresaId, createdAt: now })))
    .onConflict((oc) => oc.columns(['empresaId', 'nombre']).doUpdateSet({ activo: true }))
    .execute()
}
