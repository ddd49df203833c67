import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { motivoParaNoPagar } from '#domain/reservas/vencimiento.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { findPagoPagable, fijarCredito } from '#server/modules/pagos/index.ts'
import { quitarUso } from '#server/modules/regalos/index.ts'
import { confirmar } from './confirmar.ts'
import { tasaDe } from './credito-de-empresa.ts'
import { fijarModo } from './fijar-modo.ts'
import { getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { deEsteMomento, lockLugares, sigueCabiendo } from './sigue-cabiendo.ts'

/**
 * The company owes these from now on, all of them or none: refused with `credito-insuficiente` where its limit is passed. False, and
 * nothing written, where one lost its places, its money is on the way by another means, or it waits for a yes and this is not it.
 */
export async function confirmarACuenta(
  pedido: Ctx,
  tx: Tx,
  ids: readonly string[],
  quien: { acepta: boolean },
): Promise<boolean> {
  const reservas = await bloquearPagables(pedido, tx, ids, quien)
  if (!reservas) return false
  const ctx = deEsteMomento(pedido)
  for (const { id } of reservas) {
    // A gift card that was put on it pays nothing of what is owed.
    await quitarUso(tx, id)
    await fijarModo(tx, id, ctx.psp.dinero)
    const reserva = await getReserva(tx, id)
    if (reserva.porAceptar) await updateReserva(tx, reserva, { porAceptar: false }, ctx.now)
    const debe = reserva.total > 0
    await confirmar(ctx, tx, reserva, {
      estadoPago: debe ? 'autorizado' : 'sin_pago',
      estadoLiquidacion: debe ? 'retenida' : null,
    })
  }
  // Last, since each waits for whatever else the company owes at this moment.
  for (const reserva of reservas)
    if (reserva.total > 0)
      await fijarCredito(tx, {
        reservaId: reserva.id,
        total: reserva.total,
        tasa: await tasaDe(ctx, tx, reserva),
        now: ctx.now,
      })
  const [una] = reservas
  if (una) await ctx.enqueue(tx, 'reservas.saldarCuenta', { empresaId: una.empresaId! })
  return true
}

/** Locked in the order in which everybody locks, their places and then reservas; null where one cannot be paid any more. */
async function bloquearPagables(
  ctx: Ctx,
  tx: Tx,
  ids: readonly string[],
  quien: { acepta: boolean },
): Promise<ReservaCompleta[] | null> {
  const { pagables, perdidas } = await separarPagables(ctx, tx, ids, quien)
  return perdidas.length === 0 ? pagables : null
}

/** The same, where what cannot be paid any more does not keep the others from it. */
export async function separarPagables(
  ctx: Ctx,
  tx: Tx,
  ids: readonly string[],
  { acepta }: { acepta: boolean },
): Promise<{ pagables: ReservaCompleta[]; perdidas: ReservaCompleta[] }> {
  const reservas = await Promise.all(ids.toSorted().map((id) => getReserva(tx, id)))
  await lockLugares(
    tx,
    reservas.map(({ salidaId }) => salidaId),
  )
  const pagables = new Set<string>()
  for (const { id, salidaId } of reservas) {
    const fila = await lockReserva(tx, id)
    const now = ctx.clock()
    const sirve =
      fila &&
      motivoParaNoPagar(
        {
          ...fila,
          estado: fila.estado as EstadoReserva,
          estadoPago: fila.estadoPago as EstadoPago,
          porAceptar: fila.porAceptar && !acepta,
        },
        now,
      ) === null
    if (sirve && !(await findPagoPagable(tx, id)) && (await sigueCabiendo(tx, salidaId, now))) pagables.add(id)
  }
  return {
    pagables: reservas.filter(({ id }) => pagables.has(id)),
    perdidas: reservas.filter(({ id }) => !pagables.has(id)),
  }
}
