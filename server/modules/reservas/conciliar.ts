import type { Ctx } from '#server/ctx.ts'
import { findEvento, findPago, findPagoPorPsp, listEventosPorAplicar, listPagosPorRevisar, listReembolsosPorEnviar, updateEvento, updatePago, type PagoRow } from '#server/modules/pagos/index.ts'
import { describeError, log } from '#server/platform/log.ts'
import { aplicarCobro, revisarCobro } from './cobros.ts'
import { enviarReembolso } from './reembolsar.ts'

const LOTE = 200
const EN_ESPERA_MS = 2 * 60_000
const INTENTOS_MAX = 8

/** Applies one notice. It is a hint: the payment is asked from the provider, then applied by rank. */
export async function aplicarEvento(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const evento = await findEvento(ctx.db, id)
  if (evento?.estado !== 'recibido') return
  try {
    const aplicado = await aplicarPago(ctx, evento.cuerpo)
    await updateEvento(ctx.db, id, { estado: aplicado ? 'aplicado' : 'ignorado', aplicadoEn: ctx.now })
  } catch (error) {
    const intentos = evento.intentos + 1
    await updateEvento(ctx.db, id, { intentos, error: error instanceof Error ? error.name : 'error', ...(intentos >= INTENTOS_MAX && { estado: 'fallido' }) })
    throw error
  }
}

const DE_PAGOS = ['payment_intent.', 'checkout.session.', 'charge.']

async function aplicarPago(ctx: Ctx, cuerpo: string): Promise<boolean> {
  const { type, data } = JSON.parse(cuerpo) as { type: string; data: { object: ObjetoPsp } }
  if (!DE_PAGOS.some((prefijo) => type.startsWith(prefijo))) return false
  const { intento, sesion, pagoId } = referencias(data.object)
  const pago = (pagoId ? await findPago(ctx.db, pagoId) : undefined) ?? (await findPagoPorPsp(ctx.db, { intento, sesion }))
  if (!pago) {
    log.warn('evento.sin_pago', { tipo: type })
    return false
  }
  if (!intento) {
    await revisarCobro(ctx, pago)
    return true
  }
  await aplicarCobro(ctx, pago, await ctx.psp.verPago(intento))
  return true
}

interface ObjetoPsp {
  id?: string
  object?: string
  payment_intent?: string | { id: string } | null
  metadata?: Record<string, string> | null
}

function referencias(o: ObjetoPsp): { intento: string | null; sesion: string | null; pagoId: string | null } {
  const intento = o.object === 'payment_intent' ? (o.id ?? null) : typeof o.payment_intent === 'string' ? o.payment_intent : (o.payment_intent?.id ?? null)
  const pagoId = o.metadata?.pago_id ?? null
  return { intento, sesion: o.object === 'checkout.session' ? (o.id ?? null) : null, pagoId: pagoId && /^[0-9a-f-]{36}$/.test(pagoId) ? pagoId : null }
}

/** Whatever is open or unknown for two minutes is asked again: the buyer may never come back, and notices get lost. */
export async function conciliar(ctx: Ctx): Promise<void> {
  const antesDe = new Date(ctx.now.getTime() - EN_ESPERA_MS)
  for (const { id } of await listEventosPorAplicar(ctx.db, antesDe, LOTE)) await intentar('evento', id, () => aplicarEvento(ctx, { id }))
  for (const { id } of await listPagosPorRevisar(ctx.db, antesDe, LOTE)) {
    const pago = await findPago(ctx.db, id)
    if (pago) await intentar('pago', id, () => revisarAbierto(ctx, pago))
  }
  for (const { id } of await listReembolsosPorEnviar(ctx.db, antesDe, LOTE)) await intentar('reembolso', id, () => enviarReembolso(ctx, { id }))
}

async function revisarAbierto(ctx: Ctx, pago: PagoRow): Promise<void> {
  await revisarCobro(ctx, pago)
  const despues = await findPago(ctx.db, pago.id)
  // Asked and still open: it goes to the end of the line.
  if (despues?.estado === pago.estado) await updatePago(ctx.db, pago.id, {}, ctx.now)
}

// One that fails must not stop the others; it is tried again with the next pass.
async function intentar(cosa: string, id: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    log.error('conciliar.failed', { cosa, id, ...describeError(error) })
  }
}
