import { CON_ENTRADA } from '#domain/reservas/entrada.ts'
import type { TipoTarifa } from '#contract/experiencias.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { esCancelable } from '#domain/reventas/plazos.ts'
import { lineasNetas, precioNeto } from '#domain/empresas/contrato.ts'
import { tramosDe } from '#domain/reservas/cancelacion.ts'
import { totalDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import { lineasDeUnidades } from '#domain/reventas/precios.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { contenidoDeQr } from '#server/modules/reservas/index.ts'
import { estadoDe, revendida } from './abrir.ts'
import { toCancelable } from './cotizar.ts'
import { listProductosPorId } from './productos.db.ts'
import { toProducto } from './productos.ts'
import type { ReventaRow } from './reventas.db.ts'
import { listSalidasPorId } from './vacantes.db.ts'
import { plazasQueAlcanzan, toVacante } from './vacantes.ts'
import type { Reventa } from './tipos.ts'

/** Whole bookings: five statements at most however many they are. */
export async function toReventas(ctx: Ctx, db: Db | Tx, rows: ReventaRow[]): Promise<Reventa[]> {
  const productos = new Map(
    (await listProductosPorId(db, [...new Set(rows.map(({ experienciaId }) => experienciaId))], ctx.now)).map((row) => [
      row.id,
      row,
    ]),
  )
  const salidas = new Map(
    (await listSalidasPorId(db, [...new Set(rows.map(({ salidaId }) => salidaId))], ctx.now)).map((row) => [
      row.id,
      row,
    ]),
  )
  const alcanzan = await plazasQueAlcanzan(db, [...salidas.values()], ctx.now)
  const politicas = await reglaDe(db, 'cancelacion', ctx.now)
  return rows.map((row) => {
    const { politicaCancelacion, tramos } = toCancelable(row)
    // On the terms it was sold with, not on those of today.
    const producto = toProducto({ ...productos.get(row.experienciaId)!, politicaCancelacion }, row.margen, {
      ...politicas,
      [politicaCancelacion]: tramosDe({ politicaCancelacion, tramos }),
    })
    const opcion = producto.opciones.find(({ opcionId }) => opcionId === row.opcionId)!
    return toReventa(ctx, row, {
      producto,
      opcion,
      vacante: toVacante(
        salidas.get(row.salidaId)!,
        { producto, opcion, alcanza: alcanzan.get(row.salidaId) },
        ctx.now,
      ),
    })
  })
}

export const verReventaDe = async (ctx: Ctx, db: Db | Tx, row: ReventaRow): Promise<Reventa> =>
  (await toReventas(ctx, db, [row]))[0]!

function toReventa(
  ctx: Ctx,
  row: ReventaRow,
  { producto, opcion, vacante }: Pick<Reventa, 'producto' | 'opcion' | 'vacante'>,
): Reventa {
  const estado = estadoDe(row, ctx.now)
  const publicas = lineasPublicas(row)
  return {
    id: row.reservaId,
    uuid: row.uuid,
    referencia: row.referencia,
    codigo: row.codigo,
    dePrueba: row.pruebaHasta !== null,
    estado,
    creadaEn: row.createdAt,
    cambiadaEn: row.updatedAt > row.reservaCambiadaEn ? row.updatedAt : row.reservaCambiadaEn,
    venceEn: estado === 'pendiente' || estado === 'expirada' ? row.expiraEn : null,
    confirmadaEn: row.confirmadaEn,
    usadaEn: row.llegadaEn,
    producto,
    opcion,
    vacante,
    cancelable: esCancelable(revendida(row, ctx.now), ctx.now),
    cancelacion: cancelacionDe(row, estado),
    contacto: row.contacto,
    notas: row.notas,
    total: totalDe(publicas),
    neto: lineasNetas(publicas, row.margen).total,
    unidades: row.unidades.map(({ tipo, publico, ...u }) => ({
      ...u,
      tipo: tipo as TipoTarifa,
      precio: publico,
      neto: precioNeto(publico, row.margen),
    })),
    recogida: row.recogida,
    respuestas: row.respuestas.filter(({ persona }) => persona === null),
    qr: CON_ENTRADA.includes(estado) ? contenidoDeQr(ctx, { ...row, id: row.reservaId }) : null,
  }
}

/** What the public would pay: the price that does not move while the booking lives. */
export const lineasPublicas = ({ unidades }: Pick<ReventaRow, 'unidades'>): LineaDePrecio[] =>
  lineasDeUnidades(unidades)

/** What was given back, as the ledger has it. */
function cancelacionDe(row: ReventaRow, estado: EstadoReserva): Reventa['cancelacion'] {
  if (estado !== 'cancelada' && estado !== 'no_prestada') return null
  const debe = Math.max(0, row.debe - row.debePorQuitadas)
  const devuelve =
    debe === 0 || estado === 'no_prestada'
      ? 'todo'
      : debe < lineasNetas(lineasPublicas(row), row.margen).total
        ? 'parte'
        : 'nada'
  return { devuelve, motivo: row.motivo, en: row.canceladaEn ?? row.reservaCambiadaEn }
}
