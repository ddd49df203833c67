import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export async function anotarCompra(tx: Tx, row: Insertable<Database['compras']>): Promise<void> {
  await tx
    .insertInto('compras')
    .values(row)
    .onConflict((oc) => oc.column('reservaId').doNothing())
    .execute()
}

export const lockCompra = (tx: Tx, reservaId: string) =>
  tx.selectFrom('compras').selectAll().where('reservaId', '=', reservaId).forUpdate().executeTakeFirst()

/** Those that somebody else had to approve. */
export const listCompradasPor = async (tx: Tx, usuarioId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('compras')
      .select('reservaId')
      .where('compradaPor', '=', usuarioId)
      .where('aprobacion', '<>', 'no_requiere')
      .execute()
  ).map(({ reservaId }) => reservaId)

export async function decidir(
  tx: Tx,
  reservaId: string,
  set: { aprobacion: string; decididaPor: string; decididaEn: Date },
): Promise<void> {
  await tx.updateTable('compras').set(set).where('reservaId', '=', reservaId).execute()
}

export async function marcarACuenta(tx: Tx, reservaId: string): Promise<void> {
  await tx.updateTable('compras').set({ aCuenta: true }).where('reservaId', '=', reservaId).execute()
}

export async function fijarPublico(db: Db, reservaId: string, publico: number): Promise<void> {
  await db.updateTable('compras').set({ publico }).where('reservaId', '=', reservaId).execute()
}

export async function saveNomina(
  tx: Tx,
  reservaId: string,
  viajeros: { nombre: string; documento: string | null }[],
): Promise<void> {
  await tx.deleteFrom('reservaViajeros').where('reservaId', '=', reservaId).execute()
  if (viajeros.length > 0)
    await tx
      .insertInto('reservaViajeros')
      .values(viajeros.map((viajero, i) => ({ reservaId, fila: i + 1, ...viajero })))
      .execute()
}

export interface CompraRow {
  id: string
  codigo: string
  slug: string
  nombreExperiencia: string
  inicioUtc: Date
  finUtc: Date
  zona: string
  estado: string
  estadoPago: string
  pruebaHasta: Date | null
  ocupaHasta: Date
  expiraEn: Date
  porAceptar: boolean
  plazas: number
  total: number
  contactoNombre: string
  publico: number | null
  comprador: string | null
  compradaPor: string | null
  centro: string | null
  ordenCompra: string | null
  aprobacion: string | null
  aCuenta: boolean | null
  saldadaEn: Date | null
  viajeros: { nombre: string; documento: string | null }[] | null
}

/** What a company bought; what it was only offered is not among them, nor a dearer date that waits for its difference. */
const deEmpresa = (db: Db | Tx, empresaId: string) =>
  db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .leftJoin('compras as c', 'c.reservaId', 'r.id')
    .leftJoin('centrosDeCosto as cc', 'cc.id', 'c.centroId')
    .leftJoin('usuarios as u', 'u.id', 'c.compradaPor')
    .where('r.empresaId', '=', empresaId)
    .where('r.traido', 'is', null)
    .where((eb) => eb.or([eb('c.reservaId', 'is not', null), eb('r.porAceptar', '=', false)]))

const columns = [
  'r.id',
  'r.codigo',
  'e.slug',
  'e.nombreExperiencia',
  's.inicioUtc',
  's.finUtc',
  's.zona',
  'r.estado',
  'r.estadoPago',
  'r.pruebaHasta',
  'r.ocupaHasta',
  'r.expiraEn',
  'r.porAceptar',
  'r.plazas',
  'r.total',
  'r.contactoNombre',
  'c.publico',
  'u.nombre as comprador',
  'c.compradaPor',
  'cc.nombre as centro',
  'c.ordenCompra',
  'c.aprobacion',
  'c.aCuenta',
  'r.saldadaEn',
] as const
const viajeros = sql<
  CompraRow['viajeros']
>`(select json_agg(json_build_object('nombre', v.nombre, 'documento', v.documento) order by v.fila) from reserva_viajeros v where v.reserva_id = r.id)`

export const listCompras = (
  db: Db,
  empresaId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CompraRow[]> =>
  deEmpresa(db, empresaId)
    .select(columns)
    .select(viajeros.as('viajeros'))
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const findCompra = (db: Db | Tx, empresaId: string, id: string): Promise<CompraRow | undefined> =>
  deEmpresa(db, empresaId).select(columns).select(viajeros.as('viajeros')).where('r.id', '=', id).executeTakeFirst()

export async function countCompras(db: Db, empresaId: string): Promise<number> {
  return (
    await deEmpresa(db, empresaId)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
  ).n
}
