import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

interface ItemRow {
  id: string
  orden: number
  descripcion: string
  cantidad: number
  total: number
  publico: number | null
  reservaId: string | null
  codigo: string | null
  estado: string | null
  ocupaHasta: Date | null
  plazas: number | null
  inicioUtc: Date | null
  zona: string | null
  slug: string | null
}

export interface PropuestaRow {
  id: string
  solicitudId: string
  version: number
  total: number
  validaHasta: Date
  liberaEn: Date
  mensaje: string | null
  items: ItemRow[]
}

/** The newest proposal of each of these requests, with its items. */
export async function listPropuestasVigentes(db: Db | Tx, solicitudIds: string[]): Promise<PropuestaRow[]> {
  const { rows } = await sql<Omit<PropuestaRow, 'items'>>`
    select distinct on (solicitud_id) id, solicitud_id, version, total, valida_hasta, libera_en, mensaje from propuestas
    where solicitud_id = any(${solicitudIds}::uuid[]) order by solicitud_id, version desc`.execute(db)
  if (rows.length === 0) return []
  const items = await db
    .selectFrom('propuestaItems as i')
    .leftJoin('reservas as r', 'r.id', 'i.reservaId')
    .leftJoin('salidas as s', 's.id', 'r.salidaId')
    .leftJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .select([
      'i.id',
      'i.propuestaId',
      'i.orden',
      'i.descripcion',
      'i.cantidad',
      'i.total',
      'i.publico',
      'i.reservaId',
      'r.codigo',
      'r.estado',
      'r.ocupaHasta',
      'r.plazas',
      's.inicioUtc',
      's.zona',
      'e.slug',
    ])
    .where(
      'i.propuestaId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('i.orden')
    .execute()
  const porPropuesta = Map.groupBy(items, ({ propuestaId }) => propuestaId)
  return rows.map((row) => ({ ...row, items: porPropuesta.get(row.id) ?? [] }))
}

export const findPropuestaVigente = async (db: Db | Tx, solicitudId: string): Promise<PropuestaRow | undefined> =>
  (await listPropuestasVigentes(db, [solicitudId]))[0]

export async function insertPropuesta(
  tx: Tx,
  propuesta: Insertable<Database['propuestas']>,
  items: Insertable<Database['propuestaItems']>[],
): Promise<void> {
  await tx.insertInto('propuestas').values(propuesta).execute()
  await tx.insertInto('propuestaItems').values(items).execute()
}

/** In the order in which everybody locks. */
export async function lockSalidas(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await tx.selectFrom('salidas').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export const findPropuesta = (tx: Tx, id: string): Promise<{ solicitudId: string }> =>
  tx.selectFrom('propuestas').select('solicitudId').where('id', '=', id).executeTakeFirstOrThrow()
