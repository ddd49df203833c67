import type { EstadoPago } from '#contract/reservas.ts'
import { motivoParaNoDevolver, repartirEntreCobros } from '#domain/pagos/devolucion.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { devolverFueraDePolitica, listCobros, type ReembolsoRow } from '#server/modules/pagos/index.ts'
import { refuse } from '#server/refusal.ts'
import { getReserva, lockReserva, updateReserva } from './reservas.db.ts'

/** A refund that no policy gives; whoever calls it has seen to it that enough people agreed. */
export async function devolverDeMas(ctx: Ctx, tx: Tx, reservaId: string, monto: number): Promise<ReembolsoRow> {
  await lockReserva(tx, reservaId)
  const reserva = await getReserva(tx, reservaId)
  const cobros = await listCobros(tx, reservaId)
  const estadoPago = reserva.estadoPago as EstadoPago
  const motivo = motivoParaNoDevolver({ estadoPago, ...sumaDe(cobros) }, monto)
  const partes = repartirEntreCobros(cobros, monto)
  if (motivo || !partes) refuse(motivo ?? 'devolucion-no-disponible')
  const reembolsos: ReembolsoRow[] = []
  for (const parte of partes)
    reembolsos.push(await devolverFueraDePolitica(ctx, tx, parte.cobro.id, { monto: parte.monto, zona: reserva.zona }))
  // Another one may be on its way: then this goes beside it.
  await updateReserva(
    tx,
    reserva,
    { estadoPago: siguienteEstadoPago(estadoPago, 'pedir_reembolso') ?? estadoPago },
    ctx.now,
  )
  return reembolsos[0]!
}

/** What the charges of a reserva took, and what of it is with us no more: given back, or kept by a bank. */
export const sumaDe = (
  cobros: readonly { capturado: number; reembolsado: number; perdido: number }[],
): { capturado: number; reembolsado: number } => ({
  capturado: cobros.reduce((suma, { capturado }) => suma + capturado, 0),
  reembolsado: cobros.reduce((suma, { reembolsado, perdido }) => suma + reembolsado + perdido, 0),
})
