import { estaALaVenta } from '#domain/disponibilidad/cupos.ts'
import { conOffset, diaLocal } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { contarVacantes } from '#domain/reventas/vacantes.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { plazasPorRecursos } from '#server/modules/recursos/index.ts'
import { unidadesDe } from './productos.ts'
import { listSalidasEn, listSalidasEntre, listSalidasPorId, type SalidaRow } from './vacantes.db.ts'
import type { OpcionVendida, Producto, Vacante } from './tipos.ts'

interface DeOpcion {
  producto: Producto
  opcion: OpcionVendida
}

/** The salidas of those local days, both included; closed and sold out ones too. */
export async function listarVacantes(
  ctx: Ctx,
  { producto, opcion, desde, hasta }: DeOpcion & { desde: string; hasta: string },
): Promise<Vacante[]> {
  const dias = { desde: diaLocal(desde, producto.zona).desde, hasta: diaLocal(hasta, producto.zona).hasta }
  return toVacantes(ctx, await listSalidasEntre(ctx.db, opcion.opcionId, dias, ctx.now), { producto, opcion })
}

/** Those of these names, in their order in time; a name that is none of this opcion's is left out. */
export async function buscarVacantes(
  ctx: Ctx,
  { producto, opcion, ids }: DeOpcion & { ids: string[] },
): Promise<Vacante[]> {
  const inicios = ids
    .filter((id) => CON_OFFSET.test(id))
    .map((id) => new Date(id))
    .filter((inicio) => !Number.isNaN(inicio.getTime()))
  const vacantes = await toVacantes(ctx, await listSalidasEn(ctx.db, opcion.opcionId, inicios, ctx.now), {
    producto,
    opcion,
  })
  return vacantes.filter(({ id }) => ids.includes(id))
}

/** Which opcion of a producto a salida is of; none where it is another's. */
export async function opcionDeSalida(
  ctx: Ctx,
  producto: Producto,
  salidaId: string,
): Promise<OpcionVendida | undefined> {
  const [row] = esUuid(salidaId) ? await listSalidasPorId(ctx.db, [salidaId], ctx.now) : []
  return row && producto.opciones.find(({ opcionId }) => opcionId === row.opcionId)
}

const CON_OFFSET = /^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/

async function toVacantes(ctx: Ctx, rows: SalidaRow[], de: DeOpcion): Promise<Vacante[]> {
  const alcanzan = await plazasQueAlcanzan(ctx.db, rows, ctx.now)
  return rows.map((row) => toVacante(row, { ...de, alcanza: alcanzan.get(row.id) }, ctx.now))
}

/** Places that what they share with others allows, of those on sale. */
export const plazasQueAlcanzan = (db: Db | Tx, rows: readonly SalidaRow[], now: Date): Promise<Map<string, number>> =>
  plazasPorRecursos(
    db,
    rows.filter((row) => estaALaVenta(row, now)),
    now,
  )

export function toVacante(
  row: SalidaRow,
  { producto, opcion, alcanza = Number.POSITIVE_INFINITY }: DeOpcion & { alcanza: number | undefined },
  now: Date,
): Vacante {
  const inicio = conOffset(row.inicioUtc, row.zona)
  return {
    salidaId: row.id,
    id: inicio,
    inicio,
    fin: conOffset(row.finUtc, row.zona),
    inicioUtc: row.inicioUtc,
    fechaLocal: row.fechaLocal,
    cierreVentas: row.cierreVentas,
    cupos: row.cupos,
    unidades: row.precios ? unidadesDe(row.precios, row.cupos, producto.margen) : opcion.unidades,
    ...contarVacantes(row, { recibeReservas: producto.recibeReservas, alcanza }, now),
  }
}
