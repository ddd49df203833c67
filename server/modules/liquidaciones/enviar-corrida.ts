import type { CorridaCompleta } from '#contract/liquidaciones.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import { puedePagarse } from '#domain/liquidaciones/liberacion.ts'
import { delOperador } from '#domain/liquidaciones/linea.ts'
import { asientoLiquidacion } from '#domain/pagos/asientos.ts'
import { sumar } from '#domain/pesos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { insertMovimientos, listDebido } from '#server/modules/pagos/index.ts'
import { lockReservas, updateLiquidacion } from '#server/modules/reservas/index.ts'
import { ajustar } from './ajustar.ts'
import { listReservasDeCorrida, updateAbonos } from './corridas.db.ts'
import { ventasDe } from './crear-corrida.ts'
import { despacharTransferencias } from './transferencias-en-corrida.ts'
import { listVendidas, lockLineas, updateLineas, type LineaRow } from './liquidaciones.db.ts'
import { exigirPaso, moverCorrida } from './mover-corrida.ts'

/** The file goes to the bank. A transfer of which anything changed since it was put together stays behind, whole. */
export function enviarCorrida(ctx: Ctx, { id }: { id: string }): Promise<CorridaCompleta> {
  return moverCorrida(ctx, id, 'enviar_corrida', async (tx, corrida, autor) => {
    exigirPaso(corrida, 'enviar')
    await (corrida.clase === 'operadores' ? despachar : despacharTransferencias)(tx, id, ctx.now)
    return { evento: 'enviar', set: { enviadaPor: autor, enviadaEn: ctx.now } }
  })
}

/** Books what leaves. The run is locked by the caller. */
export async function despachar(tx: Tx, corridaId: string, now: Date): Promise<void> {
  const reservaIds = await listReservasDeCorrida(tx, corridaId)
  if (reservaIds.length === 0) return
  await lockReservas(tx, reservaIds)
  const todas = await lockLineas(tx, reservaIds)
  const pagables = new Set(
    (await listVendidas(tx, reservaIds))
      .filter(({ estadoPago }) => puedePagarse(estadoPago as EstadoPago))
      .map(({ id }) => id),
  )
  const debido = await listDebido(tx, reservaIds)
  const cuadran = new Set(
    [...Map.groupBy(todas, ({ reservaId }) => reservaId)]
      .filter(
        ([id, lineas]) =>
          pagables.has(id) && sumar(lineas.filter(cuenta).map(delOperador)) === (debido.get(id)?.operador ?? 0),
      )
      .map(([id]) => id),
  )
  const programadas = todas.filter(
    ({ estado, corridaEstado }) => estado === 'programada' && corridaEstado === 'aprobada',
  )
  const cambiados = new Set(
    programadas.filter(({ reservaId }) => !cuadran.has(reservaId)).map(({ abonoId }) => abonoId!),
  )
  await retirar(tx, todas, { abonos: cambiados, now })
  const salen = programadas.filter(({ abonoId }) => !cambiados.has(abonoId!))
  await insertMovimientos(
    tx,
    salen.map((linea) => ({
      clave: `liquidacion:${linea.abonoId}:${linea.id}`,
      tipo: 'liquidacion',
      reservaId: linea.reservaId,
      apuntes: asientoLiquidacion(linea),
    })),
    now,
  )
}

/** What is owed or was paid; a sale that was paid and then refunded counts as paid. */
const cuenta = ({ estado, liquidadaEn }: LineaRow): boolean => estado !== 'revertida' || liquidadaEn !== null

async function retirar(tx: Tx, lineas: LineaRow[], { abonos, now }: { abonos: Set<string>; now: Date }): Promise<void> {
  if (abonos.size === 0) return
  const suyas = lineas.filter(
    ({ estado, abonoId }) => estado === 'programada' && abonoId !== null && abonos.has(abonoId),
  )
  await updateAbonos(tx, [...abonos], { estado: 'retirado', motivo: 'Cambió después de crear la nómina' }, now)
  await updateLineas(
    tx,
    suyas.map((linea) => ({ ...linea, estado: 'liberable' as const, abonoId: null })),
    now,
  )
  await updateLiquidacion(tx, ventasDe(suyas, suyas), 'liberable', now)
  await ajustar(tx, [...new Set(suyas.map(({ reservaId }) => reservaId))], now)
}
