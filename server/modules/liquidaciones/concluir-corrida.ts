import type { CorridaCompleta } from '#contract/liquidaciones.ts'
import { asientoAbonoPagado, asientoLiquidacionDevuelta } from '#domain/pagos/asientos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { insertMovimientos } from '#server/modules/pagos/index.ts'
import { lockReservas, updateLiquidacion } from '#server/modules/reservas/index.ts'
import { abonosPorCerrar, type Devuelto } from './abonos-por-cerrar.ts'
import { ajustar } from './ajustar.ts'
import { seguirAbonos } from './casos-de-pago.ts'
import { listAbonos, listReservasDeCorrida, updateAbonos } from './corridas.db.ts'
import { ventasDe } from './crear-corrida.ts'
import { lockLineas, updateLineas } from './liquidaciones.db.ts'
import { cerrarTransferencias } from './transferencias-en-corrida.ts'
import { exigirPaso, moverCorrida } from './mover-corrida.ts'

/** What the bank did: it paid, but for the transfers it returned; those are owed again. */
export function concluirCorrida(
  ctx: Ctx,
  { id, referencia, devueltos = [] }: { id: string; referencia: string; devueltos?: Devuelto[] | undefined },
): Promise<CorridaCompleta> {
  return moverCorrida(ctx, id, 'concluir_corrida', async (tx, corrida, autor) => {
    exigirPaso(corrida, 'pagar')
    if (corrida.clase === 'devoluciones') {
      const hayPagados = await cerrarTransferencias(ctx, tx, id, devueltos)
      return {
        evento: hayPagados || devueltos.length === 0 ? 'pagar' : 'devolver',
        set: { concluidaPor: autor, concluidaEn: ctx.now, referencia },
      }
    }
    const pagados = await cerrar(tx, id, { devueltos, now: ctx.now })
    await seguirAbonos(tx, await listAbonos(tx, id), ctx.now)
    for (const abonoId of pagados) await ctx.enqueue(tx, 'liquidaciones.avisar', { abonoId })
    for (const { abonoId } of devueltos) await ctx.enqueue(tx, 'liquidaciones.avisar', { abonoId })
    return {
      evento: pagados.length > 0 || devueltos.length === 0 ? 'pagar' : 'devolver',
      set: { concluidaPor: autor, concluidaEn: ctx.now, referencia },
    }
  })
}

/** Answers the transfers that were paid. The run is locked by the caller. */
export async function cerrar(
  tx: Tx,
  corridaId: string,
  { devueltos, now }: { devueltos: readonly Devuelto[]; now: Date },
): Promise<string[]> {
  const { pendientes, motivos } = await abonosPorCerrar(tx, corridaId, devueltos)
  const pagados = pendientes.filter(({ id }) => !motivos.has(id))
  const reservaIds = await listReservasDeCorrida(tx, corridaId)
  if (reservaIds.length === 0) return []
  await lockReservas(tx, reservaIds)
  const lineas = (await lockLineas(tx, reservaIds)).filter(
    ({ estado, abonoId }) => estado === 'programada' && pendientes.some(({ id }) => id === abonoId),
  )
  const [vuelven, quedan] = [
    lineas.filter(({ abonoId }) => motivos.has(abonoId!)),
    lineas.filter(({ abonoId }) => !motivos.has(abonoId!)),
  ]

  await insertMovimientos(
    tx,
    pagados.map(({ id, monto, modo }) => ({
      clave: `abono_pagado:${id}`,
      tipo: 'abono_pagado',
      reservaId: null,
      modo,
      apuntes: asientoAbonoPagado(monto),
    })),
    now,
  )
  await insertMovimientos(
    tx,
    vuelven.map((linea) => ({
      clave: `liquidacion_devuelta:${linea.abonoId}:${linea.id}`,
      tipo: 'liquidacion_devuelta',
      reservaId: linea.reservaId,
      apuntes: asientoLiquidacionDevuelta(linea),
    })),
    now,
  )
  await updateAbonos(
    tx,
    pagados.map(({ id }) => id),
    { estado: 'pagado' },
    now,
  )
  for (const [id, motivo] of motivos) await updateAbonos(tx, [id], { estado: 'devuelto', motivo }, now)
  await updateLineas(
    tx,
    [
      ...quedan.map((linea) => ({ ...linea, estado: 'liquidada' as const, liquidadaEn: now })),
      ...vuelven.map((linea) => ({ ...linea, estado: 'liberable' as const, abonoId: null })),
    ],
    now,
  )
  await updateLiquidacion(tx, ventasDe(quedan, quedan), 'liquidada', now)
  await updateLiquidacion(tx, ventasDe(vuelven, vuelven), 'liberable', now)
  await ajustar(tx, reservaIds, now)
  return pagados.map(({ id }) => id)
}
