import { sql, type Insertable, type Selectable } from 'kysely'
import type { EstadoLiquidacion } from '#contract/reservas.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Linea, Regimen, Tasas } from '#domain/liquidaciones/linea.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type LiquidacionRow = Selectable<Database['liquidaciones']>

/** Its mode is that of its reserva. */
export type LiquidacionNueva = Omit<LiquidacionRow, 'modo'>

/** A line with how far its transfer got. */
export type LineaRow = LiquidacionRow & { corridaEstado: string | null }

/** A reserva as its lines need it. */
export interface VendidaRow {
  id: string
  estado: string
  estadoPago: string
  estadoLiquidacion: string | null
  llegadaEn: Date | null
  finUtc: Date
  anfitrionId: string | null
  proveedorId: string | null
  regimen: Regimen | null
}

export const listVendidas = (tx: Tx, ids: string[]): Promise<VendidaRow[]> =>
  tx
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .leftJoin('cuentasDePago as c', (join) =>
      join.on((eb) =>
        eb.or([eb('c.anfitrionId', '=', eb.ref('e.anfitrionId')), eb('c.proveedorId', '=', eb.ref('e.proveedorId'))]),
      ),
    )
    .select([
      'r.id',
      'r.estado',
      'r.estadoPago',
      'r.estadoLiquidacion',
      'r.llegadaEn',
      's.finUtc',
      'e.anfitrionId',
      'e.proveedorId',
    ])
    .select(sql<Regimen | null>`c.regimen`.as('regimen'))
    .where('r.id', 'in', ids)
    .orderBy('r.id')
    .execute()

/** All lines of these reservas, locked; the reservas are locked by the caller. */
export const lockLineas = (tx: Tx, reservaIds: string[]): Promise<LineaRow[]> =>
  tx
    .selectFrom('liquidaciones as l')
    .selectAll('l')
    .select(
      sql<
        string | null
      >`(select c.estado from abonos a join corridas c on c.id = a.corrida_id where a.id = l.abono_id)`.as(
        'corridaEstado',
      ),
    )
    .where('l.reservaId', 'in', reservaIds)
    .orderBy('l.reservaId')
    .orderBy('l.concepto')
    .forUpdate()
    .execute()

/** The one account of an operator. */
export async function saveCuentaDePago(
  tx: Tx,
  { id, anfitrionId, proveedorId, createdAt, ...cuenta }: Insertable<Database['cuentasDePago']>,
): Promise<void> {
  await tx
    .insertInto('cuentasDePago')
    .values({ id, anfitrionId, proveedorId, createdAt, ...cuenta })
    .onConflict((oc) => oc.column(anfitrionId ? 'anfitrionId' : 'proveedorId').doUpdateSet(cuenta))
    .execute()
}

/** The rates of a day. */
export async function findTasas(db: Db | Tx, fecha: string): Promise<Tasas> {
  const rows = await db
    .selectFrom('tasas')
    .distinctOn('concepto')
    .select(['concepto', 'tasa'])
    .where('concepto', 'in', ['tarjeta', 'retencion'])
    .where('desde', '<=', fecha)
    .orderBy('concepto')
    .orderBy('desde', 'desc')
    .execute()
  const tasa = (nombre: string): number => rows.find(({ concepto }) => concepto === nombre)!.tasa
  return { tarjeta: tasa('tarjeta'), retencion: tasa('retencion') }
}

export async function insertLineas(tx: Tx, rows: LiquidacionNueva[]): Promise<void> {
  for (let i = 0; i < rows.length; i += LOTE)
    await tx
      .insertInto('liquidaciones')
      .values(rows.slice(i, i + LOTE))
      .execute()
}

const LOTE = 500

/** Whose it is may change with the booking, until it is paid. */
export type CambioDeLinea = Linea & {
  id: string
  anfitrionId: string | null
  proveedorId: string | null
  estado: EstadoLiquidacion
  liberableEn: Date | null
  abonoId: string | null
  liquidadaEn: Date | null
}

/** Many lines in one statement. */
export async function updateLineas(tx: Tx, cambios: readonly CambioDeLinea[], now: Date): Promise<void> {
  if (cambios.length === 0) return
  const json = JSON.stringify(cambios)
  await sql`update liquidaciones l set anfitrion_id = c."anfitrionId", proveedor_id = c."proveedorId", estado = c."estado", bruto = c."bruto", comision = c."comision", iva_comision = c."ivaComision", costo_tarjeta = c."costoTarjeta", ajuste = c."ajuste",
      retencion = c."retencion", neto = c."neto", liberable_en = c."liberableEn", abono_id = c."abonoId", liquidada_en = c."liquidadaEn", updated_at = ${now}
    from json_to_recordset(${json}::json) as c("id" uuid, "anfitrionId" uuid, "proveedorId" uuid, "estado" text, "bruto" int, "comision" int, "ivaComision" int, "costoTarjeta" int, "ajuste" int, "retencion" int, "neto" int,
      "liberableEn" timestamptz, "abonoId" uuid, "liquidadaEn" timestamptz)
    where l.id = c."id"`.execute(tx)
}

/** Sales that were paid and whose line is still to come, or has yet to hear how they ended. */
export async function listPorAjustar(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select r.id, r.updated_at from reservas r left join liquidaciones l on l.reserva_id = r.id and l.concepto = 'venta'
      where r.estado_liquidacion in ('retenida', 'liberable') and r.total > 0
        and (l.id is null or (l.estado = 'retenida' and l.liberable_en is null and r.estado in ('realizada', 'no_asistio', 'cancelada')))
      union all
      select r.id, r.updated_at from liquidaciones l join reservas r on r.id = l.reserva_id
      where l.concepto = 'venta' and l.estado in ('retenida', 'liberable') and r.estado_liquidacion = 'revertida'
    ) p order by updated_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listPorLiberar(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct l.reserva_id as id from liquidaciones l join reservas r on r.id = l.reserva_id
    where l.estado = 'retenida' and l.liberable_en <= ${now} and r.estado_pago not in ('contracargo', 'desconocido') limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Reservas with something to pay, whole operators at a time: those whom we know how to pay and owe something, until there are that many. Whoever owes us
 * takes nobody's place.
 */
export async function listPorPagar(tx: Tx, modo: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with libres as (
      select l.reserva_id, coalesce(l.anfitrion_id, l.proveedor_id)::text as operador, l.bruto - l.comision - l.iva_comision + l.ajuste as parte from liquidaciones l join reservas r on r.id = l.reserva_id
      where l.estado = 'liberable' and l.modo = ${modo} and r.estado_pago not in ('contracargo', 'desconocido') and exists (
        select 1 from cuentas_de_pago c where (c.anfitrion_id = l.anfitrion_id or c.proveedor_id = l.proveedor_id))
    ), operadores as (
      select operador, coalesce(sum(count(*)) over (order by operador rows between unbounded preceding and 1 preceding), 0) as antes from libres group by operador having sum(parte) > 0
    )
    select distinct on (o.operador, b.reserva_id) b.reserva_id as id from operadores o join libres b on b.operador = o.operador where o.antes < ${limit} order by o.operador, b.reserva_id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Of a business that closed and is owed nothing: each transfer keeps where it went to. */
export async function olvidarCuentaDePago(tx: Tx, { anfitrionId, proveedorId }: Ofrecida): Promise<void> {
  await tx
    .deleteFrom('cuentasDePago')
    .where(anfitrionId ? 'anfitrionId' : 'proveedorId', '=', anfitrionId ?? proveedorId)
    .execute()
}

export interface EsperandoRow {
  anfitrionId: string | null
  proveedorId: string | null
  monto: number
  desde: Date
  conCuenta: boolean
}

/** Operators whom we could have paid before `antesDe`, and of whom nobody was told. What they owe us is taken from it. */
export async function listEsperando(
  db: Db,
  { antesDe, modo }: { antesDe: Date; modo: string },
  limit: number,
): Promise<EsperandoRow[]> {
  const { rows } = await sql<EsperandoRow>`
    select l.anfitrion_id, l.proveedor_id, sum(l.neto)::float8 as monto, min(l.liberable_en) as desde,
      exists (select 1 from cuentas_de_pago c where c.anfitrion_id = l.anfitrion_id or c.proveedor_id = l.proveedor_id) as con_cuenta
    from liquidaciones l join reservas r on r.id = l.reserva_id
    where l.estado = 'liberable' and l.modo = ${modo} and r.estado_pago not in ('contracargo', 'desconocido')
      and not exists (select 1 from casos k where k.tipo = 'liquidacion' and k.estado = 'abierto' and k.objeto_id = coalesce(l.anfitrion_id, l.proveedor_id)::text)
    group by l.anfitrion_id, l.proveedor_id having sum(l.neto) > 0 and min(l.liberable_en) <= ${antesDe} order by desde limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Open cases of operators to whom nothing is owed any more, nor on its way. */
export const listCasosSinDeuda = (db: Db, modo: string, limit: number): Promise<{ objetoId: string }[]> =>
  db
    .selectFrom('casos as k')
    .select('k.objetoId')
    .where('k.tipo', '=', 'liquidacion')
    .where('k.estado', '=', 'abierto')
    .where(
      sql<boolean>`not exists (select 1 from liquidaciones l where coalesce(l.anfitrion_id, l.proveedor_id)::text = k.objeto_id and l.estado in ('liberable', 'programada') and l.modo = ${modo} and l.neto > 0)`,
    )
    .orderBy('k.abiertoEn')
    .limit(limit)
    .execute()
