import type { EstadoPago } from '#contract/reservas.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import {
  anotarDevueltoDeFuera,
  aplicarReembolso,
  findEnSuspensoDe,
  findPago,
  findPagoPorPsp,
  findReembolso,
  findReembolsosPorPsp,
  reconocerDeAjeno,
  reconocerDevolucion,
  reconocerEnCobro,
  retenidoDe,
  type PagoRow,
  type ReembolsoRow,
} from '#server/modules/pagos/index.ts'
import { reconocerDeRegalo } from '#server/modules/regalos/index.ts'
import { reconocerDeServicios } from '#server/modules/servicios/index.ts'
import { reconocerDePlan } from '#server/modules/suscripciones/index.ts'
import type { PspReembolso } from '#server/ports.ts'
import { getReserva, lockReserva, updateReserva } from './reservas.db.ts'
import { seguirReembolso } from './seguir-reembolso.ts'

/**
 * What somebody gave back at the provider, not from here, is a refund of whatever was paid: what is still owed falls by it, and nothing goes out twice.
 * True where something of it was new, or is under way there and has to be waited for.
 */
export async function reconocerDeFuera(ctx: Ctx, suyos: readonly PspReembolso[]): Promise<boolean> {
  let algo = false
  for (const suyo of suyos) if (await reconocer(ctx, suyo)) algo = true
  return algo
}

async function reconocer(ctx: Ctx, suyo: PspReembolso): Promise<boolean> {
  const { id, intento, reembolsoId, estado } = suyo
  if (!intento || (reembolsoId && (await findReembolso(ctx.db, reembolsoId)))) return false
  const filas = await findReembolsosPorPsp(ctx.db, id)
  for (const fila of filas) await seguir(ctx, suyo, fila)
  if (filas.length > 0 || estado === 'rechazado') return false
  const nuevas = await tomar(ctx, suyo, intento)
  return nuevas || estado === 'enviado'
}

async function tomar(ctx: Ctx, suyo: PspReembolso, intento: string): Promise<boolean> {
  if (await findEnSuspensoDe(ctx.db, intento)) return ctx.transaction((tx) => reconocerDevolucion(tx, suyo, ctx.now))
  if (await reconocerDeAjeno(ctx, suyo)) return true
  const pago = await findPagoPorPsp(ctx.db, { intento })
  if (pago) return pago.capturado > 0 && ctx.transaction((tx) => tomarDeReserva(ctx, tx, suyo, pago))
  return (await reconocerDeRegalo(ctx, suyo)) || (await reconocerDeServicios(ctx, suyo)) || reconocerDePlan(ctx, suyo)
}

async function tomarDeReserva(
  ctx: Ctx,
  tx: Tx,
  suyo: PspReembolso,
  { id: pagoId, reservaId }: PagoRow,
): Promise<boolean> {
  await lockReserva(tx, reservaId)
  const { zona } = await getReserva(tx, reservaId)
  const pago = (await findPago(tx, pagoId))!
  const filas = await reconocerEnCobro(ctx, tx, suyo, {
    de: { pagoId },
    reservaId,
    modo: pago.modo,
    retenido: retenidoDe(pago),
    conPerdida: true,
    anotar: async (monto, alla) => {
      const fila = await anotarDevueltoDeFuera(ctx, tx, pagoId, { monto, zona, alla })
      await pedir(ctx, tx, { pagoId, reservaId })
      return fila
    },
  })
  for (const fila of filas) await seguirReembolso(ctx, tx, await getReserva(tx, reservaId), fila)
  return filas.length > 0
}

/** The reserva follows the charge that counts for it, not a second one that goes back. */
async function pedir(ctx: Ctx, tx: Tx, { pagoId, reservaId }: { pagoId: string; reservaId: string }): Promise<void> {
  const reserva = await getReserva(tx, reservaId)
  const estadoPago = siguienteEstadoPago(reserva.estadoPago as EstadoPago, 'pedir_reembolso')
  if (estadoPago && (await findPago(tx, pagoId))!.estado === 'exitoso')
    await updateReserva(tx, reserva, { estadoPago }, ctx.now)
}

/** Known already: what became of it since. */
async function seguir(ctx: Ctx, suyo: PspReembolso, fila: ReembolsoRow): Promise<void> {
  const nada =
    suyo.estado === 'enviado' ||
    (suyo.estado === 'hecho' && fila.estado === 'hecho') ||
    (suyo.estado === 'rechazado' && fila.estado !== 'hecho' && fila.estado !== 'enviado')
  if (nada) return
  await ctx.transaction(async (tx) => {
    const reserva = fila.origen === 'reserva' ? await lockReserva(tx, fila.reservaId!) : undefined
    const despues = await aplicarReembolso(ctx, tx, { ...suyo, id: fila.pspId!, monto: fila.monto }, fila.id)
    if (reserva && despues) await seguirReembolso(ctx, tx, reserva, despues)
  })
}
