import type { EstadoEmpresa } from '#contract/enumeraciones/empresas.ts'
import { sql, type Insertable } from 'kysely'
import { CREDITO_INICIAL } from '#domain/empresas/credito.ts'
import type { ModoDeDinero } from '#domain/pagos/modo.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

interface PagoRow {
  id: string
  monto: number
  referencia: string
  recibidoEn: string
}

export interface CreditoRow {
  empresaId: string
  nombre: string
  rut: string
  estado: EstadoEmpresa
  limite: number
  plazoDias: number
  /** Owed on its bookings; where more was paid, the rest is in its favour. */
  fiado: number
  /** Owed since before its days ran out, payments not counted. */
  deudaAntigua: number
  /** Less what went back of it. */
  pagado: number
  pagos: PagoRow[]
  porConfirmar: (PagoRow & { vistoPor: string; vistoPorId: string })[]
}

const ULTIMOS = 10

/** Active companies and whatever ever bought, or one of any state; the ledger says what is owed. */
interface En {
  now: Date
  /** Whose book: test money is no debt of anybody. */
  modo: ModoDeDinero
}

/** Money of a company that was closed or suspended since may still be on its way, or owed. */
const CON_CUENTA = sql<boolean>`(e.estado = 'Activa' or exists (select from reservas r where r.empresa_id = e.id) or exists (select from pagos_de_empresa p where p.empresa_id = e.id))`

const creditos = (solo: string | null, { now, modo }: En) => sql`
  select e.id as empresa_id, e.nombre, e.rut, e.estado, coalesce(k.limite, ${CREDITO_INICIAL.limite}) as limite, coalesce(k.plazo_dias, ${CREDITO_INICIAL.plazoDias}) as plazo_dias,
    d.fiado::int as fiado, d.antiguo::int as deuda_antigua, p.pagado::int as pagado, u.pagos, v.por_confirmar
  from empresas e
  left join contratos_de_credito k on k.empresa_id = e.id
  cross join lateral (
    select coalesce(sum(a.monto), 0) as fiado, coalesce(sum(a.monto) filter (where m.created_at < ${now}::timestamptz - make_interval(days => coalesce(k.plazo_dias, ${CREDITO_INICIAL.plazoDias}))), 0) as antiguo
    from reservas r join movimientos m on m.reserva_id = r.id join apuntes a on a.movimiento_id = m.id and a.cuenta = 'empresas' where r.empresa_id = e.id and m.modo = ${modo}) d
  cross join lateral (select (select coalesce(sum(monto), 0) from pagos_de_empresa where empresa_id = e.id and modo = ${modo})
    - (select coalesce(sum(monto), 0) from devoluciones_de_empresa where empresa_id = e.id and modo = ${modo}) as pagado) p
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', x.id, 'monto', x.monto, 'referencia', x.referencia, 'recibidoEn', x.recibido_en::text) order by x.recibido_en desc, x.created_at desc), '[]') as pagos
    from (select * from pagos_de_empresa where empresa_id = e.id and modo = ${modo} order by recibido_en desc, created_at desc limit ${ULTIMOS}) x) u
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', x.id, 'monto', x.monto, 'referencia', x.referencia, 'recibidoEn', x.recibido_en::text, 'vistoPor', split_part(y.nombre, ' ', 1), 'vistoPorId', y.id) order by x.created_at), '[]') as por_confirmar
    from pagos_por_confirmar x join usuarios y on y.id = x.visto_por where x.empresa_id = e.id and x.modo = ${modo}) v
  where ${solo === null ? CON_CUENTA : sql`e.id = ${solo}::uuid`}`

export async function findCredito(db: Db | Tx, empresaId: string, en: En): Promise<CreditoRow | undefined> {
  return (await sql<CreditoRow>`${creditos(empresaId, en)}`.execute(db)).rows[0]
}

export async function listCreditos(
  db: Db,
  en: En,
  { limit, offset }: { limit: number; offset: number },
): Promise<CreditoRow[]> {
  return (
    await sql<CreditoRow>`select * from (${creditos(null, en)}) c order by json_array_length(por_confirmar) > 0 desc, greatest(fiado - pagado, 0) desc, pagado - fiado desc, nombre, empresa_id limit ${limit} offset ${offset}`.execute(
      db,
    )
  ).rows
}

export async function countConCredito(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('empresas as e')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(CON_CUENTA)
    .executeTakeFirstOrThrow()
  return n
}

/** Lets one act at a time change what a company owes or may owe. */
export async function lockDeudora(tx: Tx, empresaId: string): Promise<boolean> {
  return (
    (await tx.selectFrom('empresas').select('id').where('id', '=', empresaId).forNoKeyUpdate().executeTakeFirst()) !==
    undefined
  )
}

export async function saveContrato(tx: Tx, row: Insertable<Database['contratosDeCredito']>): Promise<void> {
  const { limite, plazoDias, fijadoPor, updatedAt } = row
  await tx
    .insertInto('contratosDeCredito')
    .values(row)
    .onConflict((oc) => oc.column('empresaId').doUpdateSet({ limite, plazoDias, fijadoPor, updatedAt }))
    .execute()
}

export const existePago = async (tx: Tx, empresaId: string, huella: string): Promise<boolean> =>
  (await tx
    .selectFrom('pagosDeEmpresa')
    .select('id')
    .where('empresaId', '=', empresaId)
    .where('huella', '=', huella)
    .executeTakeFirst()) !== undefined

/** What one person booked of that company without another since then. */
export async function sumASolas(
  tx: Tx,
  { empresaId, quien, desde, modo }: { empresaId: string; quien: string; desde: Date; modo: string },
): Promise<number> {
  const { suma } = await tx
    .selectFrom('pagosDeEmpresa')
    .select(sql<number>`coalesce(sum(monto), 0)::float8`.as('suma'))
    .where('empresaId', '=', empresaId)
    .where('anotadoPor', '=', quien)
    .where('vistoPor', 'is', null)
    .where('modo', '=', modo)
    .where('createdAt', '>', desde)
    .executeTakeFirstOrThrow()
  return suma
}

/** Of the money of this installation: what was seen while it was tried out is nobody's word. */
export const findPorConfirmar = (
  tx: Tx,
  { empresaId, huella, modo }: { empresaId: string; huella: string; modo: string },
) =>
  tx
    .selectFrom('pagosPorConfirmar')
    .select(['id', 'monto', 'vistoPor', sql<string>`recibido_en::text`.as('recibidoEn')])
    .where('empresaId', '=', empresaId)
    .where('huella', '=', huella)
    .where('modo', '=', modo)
    .executeTakeFirst()

/** What somebody else said of the same transfer is said no more. */
export async function savePorConfirmar(tx: Tx, row: Insertable<Database['pagosPorConfirmar']>): Promise<void> {
  await tx
    .deleteFrom('pagosPorConfirmar')
    .where('empresaId', '=', row.empresaId)
    .where('huella', '=', row.huella)
    .execute()
  await tx.insertInto('pagosPorConfirmar').values(row).execute()
}

export async function deletePorConfirmar(
  tx: Tx,
  empresaId: string,
  id: string,
): Promise<{ monto: number; referencia: string } | undefined> {
  return tx
    .deleteFrom('pagosPorConfirmar')
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .returning(['monto', 'referencia'])
    .executeTakeFirst()
}

/** False if that transfer was booked already. */
export async function insertPago(tx: Tx, row: Insertable<Database['pagosDeEmpresa']>): Promise<boolean> {
  return (
    (await tx
      .insertInto('pagosDeEmpresa')
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export async function insertDevolucion(tx: Tx, row: Insertable<Database['devolucionesDeEmpresa']>): Promise<void> {
  await tx.insertInto('devolucionesDeEmpresa').values(row).execute()
}
