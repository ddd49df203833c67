import { sql, type RawBuilder } from 'kysely'
import type { VISTAS_LIQUIDACION } from '#contract/liquidaciones.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db } from '#server/ctx.ts'
import type { LiquidacionRow } from './liquidaciones.db.ts'

type VistaLiquidacion = (typeof VISTAS_LIQUIDACION)[number]

export type LineaDeCuenta = LiquidacionRow & {
  codigo: string
  nombreExperiencia: string
  inicioUtc: Date
  cargo: number | null
}

export interface Filtro {
  /** Whose money: what was only tried out is in no statement of what is paid. */
  modo: string
  operador: Ofrecida
  vista: VistaLiquidacion
  /** Lines of one transfer, whatever the view. */
  abono: string | null
}

const del = ({ anfitrionId, proveedorId }: Ofrecida): RawBuilder<boolean> =>
  anfitrionId ? sql`l.anfitrion_id = ${anfitrionId}::uuid` : sql`l.proveedor_id = ${proveedorId}::uuid`

// A sale that was paid and given back later stays among what was paid, beside the line that takes it back.
const EN_VISTA: Record<VistaLiquidacion, RawBuilder<boolean>> = {
  por_pagar: sql`l.estado in ('liberable', 'programada')`,
  por_liberar: sql`l.estado = 'retenida'`,
  pagadas: sql`l.liquidada_en is not null`,
}
const enFiltro = ({ modo, operador, vista, abono }: Filtro): RawBuilder<boolean> =>
  sql`${del(operador)} and l.modo = ${modo} and ${abono ? sql`l.abono_id = ${abono}::uuid` : EN_VISTA[vista]}`

export async function listLineas(
  db: Db,
  filtro: Filtro,
  { limit, offset }: { limit: number; offset: number },
): Promise<LineaDeCuenta[]> {
  const orden =
    filtro.vista === 'por_liberar' && !filtro.abono
      ? sql`s.inicio_utc`
      : sql`coalesce(l.liquidada_en, l.liberable_en) desc, s.inicio_utc desc`
  return conSalida(db).where(enFiltro(filtro)).orderBy(orden).orderBy('l.id').limit(limit).offset(offset).execute()
}

export async function countLineas(db: Db, filtro: Filtro): Promise<number> {
  return (
    await db
      .selectFrom('liquidaciones as l')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(enFiltro(filtro))
      .executeTakeFirstOrThrow()
  ).n
}

const conSalida = (db: Db) =>
  db
    .selectFrom('liquidaciones as l')
    .innerJoin('reservas as r', 'r.id', 'l.reservaId')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .selectAll('l')
    .leftJoin('cargosDeCancelacion as g', (join) =>
      join.onRef('g.reservaId', '=', 'l.reservaId').on('g.devueltoEn', 'is', null),
    )
    .select(['r.codigo', 'e.nombreExperiencia', 's.inicioUtc', 'g.monto as cargo'])

/** A month holds at most what one operator sells in it; the bound is for the machine's sake. */
const MAX_DEL_MES = 5000

export const listPagadasEn = (
  db: Db,
  operador: Ofrecida,
  { modo, desde, hasta }: { modo: string; desde: Date; hasta: Date },
) =>
  conSalida(db)
    .innerJoin('abonos as a', 'a.id', 'l.abonoId')
    .innerJoin('corridas as c', 'c.id', 'a.corridaId')
    .select(['c.referencia', 'c.numero'])
    .where(del(operador))
    .where('l.modo', '=', modo)
    .where('l.liquidadaEn', '>=', desde)
    .where('l.liquidadaEn', '<', hasta)
    .orderBy('l.liquidadaEn')
    .orderBy('l.id')
    .limit(MAX_DEL_MES)
    .execute()

export interface SaldosRow {
  porPagar: number
  lineasPorPagar: number
  porLiberar: number
  pagado: number
}

export async function sumSaldos(
  db: Db,
  operador: Ofrecida,
  { modo, desdeElAno }: { modo: string; desdeElAno: Date },
): Promise<SaldosRow> {
  const { rows } = await sql<SaldosRow>`
    select coalesce(sum(l.neto) filter (where l.estado in ('liberable', 'programada')), 0)::float8 as por_pagar, (count(*) filter (where l.estado in ('liberable', 'programada')))::int as lineas_por_pagar,
      coalesce(sum(l.neto) filter (where l.estado = 'retenida'), 0)::float8 as por_liberar, coalesce(sum(l.neto) filter (where l.liquidada_en >= ${desdeElAno}), 0)::float8 as pagado
    from liquidaciones l where ${del(operador)} and l.modo = ${modo}`.execute(db)
  return rows[0]!
}

export async function findCuentaDe(db: Db, { anfitrionId, proveedorId }: Ofrecida) {
  return db
    .selectFrom('cuentasDePago')
    .selectAll()
    .where((eb) => (anfitrionId ? eb('anfitrionId', '=', anfitrionId) : eb('proveedorId', '=', proveedorId)))
    .executeTakeFirst()
}

const porAceptar = (db: Db, { anfitrionId, proveedorId }: Ofrecida, modo: string) =>
  db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .where('r.estado', '=', 'pagada')
    .where('r.modo', '=', modo)
    .where((eb) => (anfitrionId ? eb('e.anfitrionId', '=', anfitrionId) : eb('e.proveedorId', '=', proveedorId)))

/** Paid, and waiting for a yes or for company; the soonest first. */
export const listPorAceptar = (
  db: Db,
  operador: Ofrecida,
  { modo, limit, offset }: { modo: string; limit: number; offset: number },
) =>
  porAceptar(db, operador, modo)
    .select(['r.id', 's.finUtc', 's.zona'])
    .orderBy('s.inicioUtc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countPorAceptar(db: Db, operador: Ofrecida, modo: string): Promise<number> {
  return (
    await porAceptar(db, operador, modo)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
}

/** The latest transfers that left for an operator. */
export const listAbonosDe = (
  db: Db,
  { anfitrionId, proveedorId }: Ofrecida,
  { modo, limit }: { modo: string; limit: number },
) =>
  db
    .selectFrom('abonos as a')
    .innerJoin('corridas as c', 'c.id', 'a.corridaId')
    .select(['a.id', 'c.numero', 'c.fechaPago', 'c.referencia', 'a.estado', 'a.monto', 'a.motivo'])
    .select(sql<number>`(select count(*)::int from liquidaciones l where l.abono_id = a.id)`.as('lineas'))
    .where((eb) => (anfitrionId ? eb('a.anfitrionId', '=', anfitrionId) : eb('a.proveedorId', '=', proveedorId)))
    .where('a.estado', '!=', 'retirado')
    .where('a.modo', '=', modo)
    .where('c.estado', 'in', ['enviada', 'pagada', 'devuelta'])
    .orderBy('c.createdAt', 'desc')
    .orderBy('a.id')
    .limit(limit)
    .execute()
