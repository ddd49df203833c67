import type { EstadoPago } from '#contract/reservas.ts'
import { quedaDebiendo } from '#domain/empresas/credito.ts'
import { motivoParaNoFiarDePrueba } from '#domain/reventas/prueba.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { ponerEnFila } from '#server/modules/limites/index.ts'
import { fijarCredito, soltarCredito } from '#server/modules/pagos/index.ts'
import { comisionDe } from '#server/modules/suscripciones/index.ts'
import { refuse } from '#server/refusal.ts'
import { fijarTasa } from './cuenta-de-empresa.db.ts'
import { trasHechos } from './estado-pago.ts'
import { fijarModoSinDinero } from './fijar-modo.ts'
import { sumDebeDePrueba, updatePrueba } from './pruebas.db.ts'
import { updateReserva, type ReservaCompleta } from './reservas.db.ts'

/** A company owes this reserva from now on, and what units owe that were taken off it. What only tries the API owes play money, which no ledger knows. The row is locked by the caller. */
export async function fiar(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, total: number): Promise<void> {
  if (reserva.pruebaDebe === null) {
    await fijarModoSinDinero(tx, reserva.id, ctx.psp.dinero)
    await reabrir(ctx, tx, reserva)
    await fijarCredito(tx, {
      reservaId: reserva.id,
      total,
      porQuitadas: reserva.debePorQuitadas,
      tasa: await tasaDe(ctx, tx, reserva),
      now: ctx.now,
    })
    return ctx.enqueue(tx, 'reservas.saldarCuenta', { empresaId: reserva.empresaId! })
  }
  await ponerEnFila(tx, `credito-de-prueba:${reserva.empresaId}`)
  const motivo = motivoParaNoFiarDePrueba(
    await sumDebeDePrueba(tx, reserva.empresaId!),
    total + reserva.debePorQuitadas - reserva.pruebaDebe,
  )
  if (motivo) refuse(motivo)
  await updatePrueba(tx, reserva.id, { pruebaDebe: total + reserva.debePorQuitadas })
}

/** At another price, or with another seller, it is owed anew; what was paid covers the oldest first again. Before anything of it is written: what is paid has its price for ever. */
export async function reabrir(ctx: Ctx, tx: Tx, reserva: ReservaCompleta): Promise<ReservaCompleta> {
  if (!reserva.saldadaEn) return reserva
  const abierta = { estadoPago: trasHechos(reserva, 'fiar'), saldadaEn: null }
  await updateReserva(tx, reserva, abierta, ctx.now)
  return { ...reserva, ...abierta }
}

/** What a booking on account is from now on: one that costs nothing, and owes nothing for whoever was taken off, is a free one. */
export const trasFiar = (
  reserva: Pick<ReservaCompleta, 'id' | 'estadoPago' | 'debePorQuitadas'>,
  total: number,
): EstadoPago =>
  total + reserva.debePorQuitadas > 0 ? (reserva.estadoPago as EstadoPago) : trasHechos(reserva, 'liberar')

/** What holds now, for one that is sold now; one that was sold before keeps its own. */
export const tasaDe = async (ctx: Ctx, tx: Tx, reserva: ReservaCompleta): Promise<number> =>
  fijarTasa(tx, reserva.id, await comisionDe(tx, reserva, ctx.now))

/** What it still owes of one that ended: the part that its policy does not give back, and `porQuitadas` of units that had gone before. */
export async function soltar(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  { porcentaje, porQuitadas }: { porcentaje: number; porQuitadas: number },
): Promise<void> {
  if (reserva.pruebaDebe === null) {
    await soltarCredito(tx, { reservaId: reserva.id, porcentaje, porQuitadas, now: ctx.now })
    return ctx.enqueue(tx, 'reservas.saldarCuenta', { empresaId: reserva.empresaId! })
  }
  await updatePrueba(tx, reserva.id, {
    pruebaDebe: quedaDebiendo({ debe: reserva.pruebaDebe, porQuitadas }, porcentaje),
  })
}
