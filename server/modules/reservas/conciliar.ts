import type { Ctx } from '#server/ctx.ts'
import { asentarAjeno, findEvento, findPago, findPagoPorPsp, listEventosPorAplicar, listPagosPorRevisar, listReembolsosPorEnviar, updateEvento, updatePago, type PagoRow } from '#server/modules/pagos/index.ts'
import { aplicarInformeDeCobro, aplicarTarjetaGuardada } from '#server/modules/suscripciones/index.ts'
import { REGALO } from '#server/modules/regalos/index.ts'
import { findReembolso as findReembolsoDeServicios, SERVICIOS } from '#server/modules/servicios/index.ts'
import { log } from '#server/platform/log.ts'
import type { PspPago } from '#server/ports.ts'
import { cerrarCobroAbierto } from './cerrar-cobro.ts'
import { aplicarCobro, revisarCobro } from './cobros.ts'
import { aplicarDisputa, conciliarDisputa } from './disputas.ts'
import { intentar } from './intentar.ts'
import { enviarReembolso } from './reembolsar.ts'
import { findReserva } from './reservas.db.ts'

const LOTE = 200
const EN_ESPERA_MS = 2 * 60_000
const INTENTOS_MAX = 8
// Notices are tried for three days: whatever is older was told or looked up.
const MIRADA_MS = 3 * 86_400_000
const CADA_MINUTOS = 10

/** Applies one notice. It is a hint: what it is about is asked from the provider, then applied by rank. */
export async function aplicarEvento(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const evento = await findEvento(ctx.db, id)
  if (evento?.estado !== 'recibido') return
  try {
    const aplicado = await aplicar(ctx, evento.cuerpo)
    await updateEvento(ctx.db, id, { estado: aplicado ? 'aplicado' : 'ignorado', aplicadoEn: ctx.now })
  } catch (error) {
    const intentos = evento.intentos + 1
    await updateEvento(ctx.db, id, { intentos, error: error instanceof Error ? error.name : 'error', ...(intentos >= INTENTOS_MAX && { estado: 'fallido' }) })
    throw error
  }
}

async function aplicar(ctx: Ctx, cuerpo: string): Promise<boolean> {
  const { clase, intento, sesion, pagoId, reembolsoId, disputa } = ctx.psp.verEvento(cuerpo)
  if (clase === 'disputa') return disputa !== null && aplicarDisputa(ctx, disputa)
  if (clase === 'reembolso') {
    if (reembolsoId && (await findReembolsoDeServicios(ctx.db, reembolsoId))) await ctx.transaction((tx) => ctx.enqueue(tx, 'servicios.devolver', { id: reembolsoId }))
    else if (reembolsoId) await enviarReembolso(ctx, { id: reembolsoId })
    return reembolsoId !== null
  }
  if (clase !== 'pago') return false
  if (intento) return aplicarPago(ctx, await ctx.psp.verPago(intento), pagoId)
  if (sesion && !pagoId && (await aplicarTarjetaGuardada(ctx, sesion))) return true
  const pago = (pagoId ? await findPago(ctx.db, pagoId) : undefined) ?? (await findPagoPorPsp(ctx.db, { intento: null, sesion }))
  if (pago) await revisarCobro(ctx, pago)
  return pago !== undefined
}

/** A payment as the provider has it now. Money that no attempt of ours asked for is kept apart. */
async function aplicarPago(ctx: Ctx, informe: PspPago, sugerido: string | null = null): Promise<boolean> {
  if (informe.cobroId) return aplicarInformeDeCobro(ctx, informe)
  if (informe.reservaId === REGALO) return revisarAparte(ctx, informe, 'regalos.revisar')
  if (informe.reservaId === SERVICIOS) return revisarAparte(ctx, informe, 'servicios.revisar')
  const pagoId = informe.pagoId ?? sugerido
  const pago = (await findPagoPorPsp(ctx.db, { intento: informe.intento })) ?? (pagoId ? await findPago(ctx.db, pagoId) : undefined)
  if (pago) await aplicarCobro(ctx, pago, informe)
  else if (informe.estado === 'exitoso') await ctx.transaction((tx) => asentarAjeno(tx, informe, null, ctx.now))
  else log.warn('aviso.sin_pago', { intento: informe.intento })
  return pago !== undefined || informe.estado === 'exitoso'
}

/** A gift card, or the services of a proposal, are no booking: their own module asks and applies. */
async function revisarAparte(ctx: Ctx, { pagoId }: PspPago, job: 'regalos.revisar' | 'servicios.revisar'): Promise<boolean> {
  if (pagoId) await ctx.transaction((tx) => ctx.enqueue(tx, job, { id: pagoId }))
  return pagoId !== null
}

/** Whatever is open or unknown for two minutes is asked again: the buyer may never come back, and notices get lost. */
export async function conciliar(ctx: Ctx, { todo = ctx.now.getUTCMinutes() % CADA_MINUTOS < 2 }: { todo?: boolean } = {}): Promise<void> {
  const antesDe = new Date(ctx.now.getTime() - EN_ESPERA_MS)
  for (const { id } of await listEventosPorAplicar(ctx.db, antesDe, LOTE)) await intentar('evento', id, () => aplicarEvento(ctx, { id }))
  for (const { id } of await listPagosPorRevisar(ctx.db, antesDe, LOTE)) {
    const pago = await findPago(ctx.db, id)
    if (pago) await intentar('pago', id, () => revisarAbierto(ctx, pago))
  }
  for (const { id } of await listReembolsosPorEnviar(ctx.db, antesDe, LOTE)) await intentar('reembolso', id, () => enviarReembolso(ctx, { id }))
  if (todo) await intentar('psp', 'todo', () => conciliarConPsp(ctx))
}

/** What the provider took or was disputed in the last days, whether or not it ever told us. */
async function conciliarConPsp(ctx: Ctx): Promise<void> {
  const desde = new Date(ctx.now.getTime() - MIRADA_MS)
  for (const informe of await ctx.psp.listarPagos(desde)) {
    if (informe.estado === 'exitoso' && !(await yaAplicado(ctx, informe))) await intentar('cobro', informe.intento ?? '', () => aplicarPago(ctx, informe))
  }
  for (const disputa of await ctx.psp.listarDisputas(desde)) await intentar('disputa', disputa.id, () => conciliarDisputa(ctx, disputa))
}

const yaAplicado = async (ctx: Ctx, { intento }: PspPago): Promise<boolean> => ((await findPagoPorPsp(ctx.db, { intento }))?.capturado ?? 0) > 0

async function revisarAbierto(ctx: Ctx, pago: PagoRow): Promise<void> {
  const reserva = await findReserva(ctx.db, pago.reservaId)
  // Nothing may be paid any more for what is over.
  if (reserva?.estado !== 'pendiente') await cerrarCobroAbierto(ctx, pago.reservaId)
  else await revisarCobro(ctx, pago)
  const despues = await findPago(ctx.db, pago.id)
  // Asked and still open: it goes to the end of the line.
  if (despues?.estado === pago.estado) await updatePago(ctx.db, pago.id, {}, ctx.now)
}
