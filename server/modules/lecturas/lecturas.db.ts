import { sql, type Insertable } from 'kysely'
import type { EstadoLectura } from '#contract/lecturas.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { reservasDe, type Titular, viajesDe } from '#server/titular.ts'

type Nueva = Insertable<Database['lecturasSinRed']>

/** False where the same reading is there already. */
export async function insertLectura(tx: Tx, row: Nueva): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lecturasSinRed')
    .values(row)
    .onConflict((oc) => oc.columns(['leidaPor', 'entrada', 'segunElTelefono']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const leidas = (db: Db | Tx) =>
  db
    .selectFrom('lecturasSinRed as l')
    .innerJoin('usuarios as u', 'u.id', 'l.leidaPor')
    .leftJoin('usuarios as d', 'd.id', 'l.decididaPor')
    .selectAll('l')
    .select(['u.nombre as lector', 'd.nombre as decisor'])

export type LecturaRow = Awaited<ReturnType<typeof findLectura>> & object

export const findLectura = (db: Db | Tx, id: string) => leidas(db).where('l.id', '=', id).executeTakeFirst()

export const findIgual = (
  db: Db | Tx,
  { leidaPor, entrada, segunElTelefono }: Pick<Nueva, 'leidaPor' | 'entrada' | 'segunElTelefono'>,
) =>
  leidas(db)
    .where('l.leidaPor', '=', leidaPor)
    .where('l.entrada', '=', entrada)
    .where('l.segunElTelefono', '=', segunElTelefono)
    .executeTakeFirst()

/** Whether this person registered that arrival around then: the answer got lost on its way, and the device kept the same act. */
export async function yaLaRegistro(
  tx: Tx,
  { reservaId, usuarioId, desde, hasta }: { reservaId: string; usuarioId: string; desde: Date; hasta: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('auditoria')
    .select('id')
    .where('objeto', '=', 'reserva')
    .where('objetoId', '=', reservaId)
    .where('actor', '=', usuarioId)
    .where('accion', 'in', ['registrar_llegada', 'corregir_llegada'])
    .where('createdAt', '>=', desde)
    .where('createdAt', '<=', hasta)
    .executeTakeFirst()
  return row !== undefined
}

export async function lockLectura(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('lecturasSinRed').select('id').where('id', '=', id).forUpdate().execute()
}

export async function updateDecision(
  tx: Tx,
  id: string,
  decision: { estado: EstadoLectura; decididaPor: string; decididaEn: Date },
): Promise<void> {
  await tx.updateTable('lecturasSinRed').set(decision).where('id', '=', id).execute()
}

interface Pedido {
  operador: Ofrecida
  estado: EstadoLectura
  /** Only those that this person read. */
  leidaPor: string | null
}

const pedidas = ({ operador: { anfitrionId, proveedorId }, estado, leidaPor }: Pedido) =>
  sql<boolean>`l.estado = ${estado} and ${anfitrionId ? sql`l.anfitrion_id = ${anfitrionId}::uuid` : sql`l.proveedor_id = ${proveedorId}::uuid`} and ${leidaPor ? sql`l.leida_por = ${leidaPor}::uuid` : sql`true`}`

export const listLecturas = (db: Db, pedido: Pedido, { limit, offset }: { limit: number; offset: number }) =>
  leidas(db).where(pedidas(pedido)).orderBy('l.createdAt', 'desc').orderBy('l.id').limit(limit).offset(offset).execute()

export async function countLecturas(db: Db, pedido: Pedido): Promise<number> {
  return (
    await db
      .selectFrom('lecturasSinRed as l')
      .select(sql<number>`count(*)::int`.as('n'))
      .where(pedidas(pedido))
      .executeTakeFirstOrThrow()
  ).n
}

/** Those that somebody was told of, of tickets in their name. */
export const listLecturasDe = (tx: Tx, de: Titular) =>
  tx
    .selectFrom('lecturasSinRed as l')
    .innerJoin('reservas as r', 'r.id', 'l.reservaId')
    .select(['l.id', 'r.codigo', 'l.motivo'])
    .where('l.motivo', 'is not', null)
    .where('r.id', 'in', reservasDe(tx, de).unionAll(viajesDe(tx, de)))
    .execute()

/** Settled ones, a few at a time; how many went. */
export async function deleteResueltas(db: Db, antesDe: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('lecturasSinRed')
    .where(
      'id',
      'in',
      db
        .selectFrom('lecturasSinRed')
        .select('id')
        .where('createdAt', '<', antesDe)
        .where('estado', '<>', 'por_decidir')
        .limit(200),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
