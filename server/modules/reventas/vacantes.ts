import { conOffset, diaLocal } from '#domain/fechas.ts'
import { contarVacantes } from '#domain/reventas/vacantes.ts'
import type { Ctx } from '#server/ctx.ts'
import { unidadesDe } from './productos.ts'
import { listSalidasEn, listSalidasEntre, type SalidaRow } from './vacantes.db.ts'
import type { OpcionVendida, Producto, Vacante } from './tipos.ts'

interface DeOpcion {
  producto: Producto
  opcion: OpcionVendida
}

/** The salidas of those local days, both included; closed and sold out ones too. */
export async function listarVacantes(ctx: Ctx, { producto, opcion, desde, hasta }: DeOpcion & { desde: string; hasta: string }): Promise<Vacante[]> {
  const dias = { desde: diaLocal(desde, producto.zona).desde, hasta: diaLocal(hasta, producto.zona).hasta }
  return (await listSalidasEntre(ctx.db, opcion.opcionId, dias, ctx.now)).map((row) => toVacante(row, { producto, opcion }, ctx.now))
}

/** Those of these names, in their order in time; a name that is none of this opcion's is left out. */
export async function buscarVacantes(ctx: Ctx, { producto, opcion, ids }: DeOpcion & { ids: string[] }): Promise<Vacante[]> {
  const inicios = ids.filter((id) => CON_OFFSET.test(id)).map((id) => new Date(id)).filter((inicio) => !Number.isNaN(inicio.getTime()))
  const vacantes = (await listSalidasEn(ctx.db, opcion.opcionId, inicios, ctx.now)).map((row) => toVacante(row, { producto, opcion }, ctx.now))
  return vacantes.filter(({ id }) => ids.includes(id))
}

const CON_OFFSET = /^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/

export function toVacante(row: SalidaRow, { producto, opcion }: DeOpcion, now: Date): Vacante {
  const inicio = conOffset(row.inicioUtc, row.zona)
  return {
    salidaId: row.id, id: inicio, inicio, fin: conOffset(row.finUtc, row.zona), inicioUtc: row.inicioUtc, fechaLocal: row.fechaLocal, cierreVentas: row.cierreVentas, cupos: row.cupos,
    unidades: row.precios ? unidadesDe(row.precios, row.cupos, producto.margen) : opcion.unidades,
    ...contarVacantes(row, producto.recibeReservas, now),
  }
}
