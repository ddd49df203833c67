import { randomUUID } from 'node:crypto'
import type { Reembolso } from '#contract/reembolsos.ts'
import { asientoDineroEnSuspenso, asientoReembolsoHecho, asientoReembolsoPorContracargo, asientoReembolsoRechazado, asientoSuspensoPorTransferir } from '#domain/pagos/asientos.ts'
import { siguienteEstadoReembolso, type EstadoReembolso, type EventoReembolso } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { log } from '#server/platform/log.ts'
import { PspRefusedError, PspUnknownError, type PspReembolso } from '#server/ports.ts'
import { asentar } from './libro.ts'
import { deberPorTransferencia } from './transferir.ts'
import { estaEnDisputa, findPago, findReembolso, insertParteDeReembolso, lockReembolso, updateReembolso, type ReembolsoRow } from './pagos.db.ts'

const SIN_TERMINAR = ['solicitado', 'enviado', 'desconocido']

/** Sends a refund, or finds out what became of one. Answers what the provider says, null while nothing is known. */
export async function preguntarReembolso(ctx: Ctx, id: string): Promise<PspReembolso | null> {
  const reembolso = await findReembolso(ctx.db, id)
  if (!reembolso || (reembolso.estado !== 'hecho' && !SIN_TERMINAR.includes(reembolso.estado))) return null
  const pago = (await findPago(ctx.db, reembolso.pagoId))!
  if (pago.forma === 'transferencia') return aMano(ctx, reembolso)
  const intento = pago.pspIntento!
  if (reembolso.estado === 'hecho') return (await ctx.psp.buscarReembolsos(intento)).find((r) => r.reembolsoId === id) ?? null
  if (reembolso.intentos > 0) {
    const hallado = (await ctx.psp.buscarReembolsos(intento)).find((r) => r.reembolsoId === id)
    if (hallado) return hallado
    await ctx.transaction((tx) => mover(tx, id, ['no_encontrar'], ctx.now))
  }
  const enviado = await ctx.transaction((tx) => marcarEnviado(tx, id, ctx.now))
  return enviado ? enviar(ctx, enviado, intento) : null
}

async function enviar(ctx: Ctx, { id, monto }: ReembolsoRow, intento: string): Promise<PspReembolso | null> {
  try {
    return await ctx.psp.reembolsar({ reembolsoId: id, intento, monto })
  } catch (error) {
    if (error instanceof PspUnknownError) await ctx.transaction((tx) => mover(tx, id, ['perder_rastro'], ctx.now))
    if (!(error instanceof PspRefusedError)) throw error
    if (error.code !== 'charge_disputed') return { id: `rechazado:${id}`, estado: 'rechazado', monto, reembolsoId: id, intento }
    // The bank holds the money: certainly not sent, and to be tried again once it has decided.
    await ctx.transaction((tx) => mover(tx, id, ['perder_rastro', 'no_encontrar'], ctx.now))
    return null
  }
}

/** It never was at the provider: whoever keeps the bank account sends it back. */
async function aMano(ctx: Ctx, { id, monto, estado }: ReembolsoRow): Promise<PspReembolso | null> {
  if (estado === 'hecho') return null
  return (await ctx.transaction((tx) => marcarEnviado(tx, id, ctx.now))) && { id: `a_mano:${id}`, estado: 'rechazado', monto, reembolsoId: id, intento: null }
}

async function marcarEnviado(tx: Tx, id: string, now: Date): Promise<ReembolsoRow | null> {
  const reembolso = await lockReembolso(tx, id)
  if (!reembolso || !SIN_TERMINAR.includes(reembolso.estado)) return null
  if (await estaEnDisputa(tx, reembolso.reservaId)) {
    await updateReembolso(tx, id, {}, now)
    return null
  }
  const estado = siguienteEstadoReembolso(reembolso.estado as EstadoReembolso, 'enviar') ?? reembolso.estado
  await updateReembolso(tx, id, { estado, intentos: reembolso.intentos + 1, enviadoEn: reembolso.enviadoEn ?? now }, now)
  return { ...reembolso, estado }
}

/** One step after the other along its machine; a step that is not allowed ends the walk. */
async function mover(tx: Tx, id: string, eventos: EventoReembolso[], now: Date): Promise<void> {
  const reembolso = await lockReembolso(tx, id)
  let estado = reembolso?.estado as EstadoReembolso
  for (const evento of eventos) estado = siguienteEstadoReembolso(estado, evento) ?? estado
  if (reembolso && estado !== reembolso.estado) await updateReembolso(tx, id, { estado }, now)
}

/** Books the outcome; null if it was booked before or is still open. */
export async function aplicarReembolso(ctx: Ctx, tx: Tx, informe: PspReembolso, id: string): Promise<ReembolsoRow | null> {
  const { now } = ctx
  const reembolso = await lockReembolso(tx, id)
  if (!reembolso || informe.estado === 'enviado') return null
  const hecho = informe.estado === 'hecho'
  if (reembolso.estado === 'hecho' && !hecho) return devueltoPorElBanco(tx, reembolso, now)
  const estado = siguienteEstadoReembolso(reembolso.estado as EstadoReembolso, hecho ? 'hacer' : 'rechazar')
  if (!estado) return null
  const monto = hecho ? informe.monto : reembolso.monto
  await updateReembolso(tx, id, { estado, pspId: informe.id, ...(hecho ? { hechoEn: now } : { via: 'transferencia' }) }, now)
  await resolverCaso(tx, { tipo: 'reembolso', objetoId: id, actor: null, decision: estado, now })
  await asentar(tx, {
    clave: `${estado}:${id}`,
    tipo: hecho ? 'reembolso_hecho' : 'reembolso_rechazado',
    reservaId: reembolso.reservaId,
    apuntes: hecho ? asientoReembolsoHecho(monto) : asientoReembolsoRechazado(monto),
    now,
  })
  if (!hecho) {
    log.error('reembolso.rechazado', { reembolsoId: id, reservaId: reembolso.reservaId })
    await deberPorTransferencia(tx, { origen: 'reembolso', origenId: id, reservaId: reembolso.reservaId, monto, now })
  } else if (monto !== reembolso.monto) await seguirConLoQueFalta(ctx, tx, reembolso, monto)
  return { ...reembolso, estado }
}

/** The provider gave back another sum than it was asked for: what is missing is still owed, and a refund of its own. */
async function seguirConLoQueFalta(ctx: Ctx, tx: Tx, reembolso: ReembolsoRow, devuelto: number): Promise<void> {
  log.error('reembolso.monto_distinto', { reembolsoId: reembolso.id, reservaId: reembolso.reservaId, monto: devuelto, esperado: reembolso.monto })
  if (devuelto > reembolso.monto) return
  await updateReembolso(tx, reembolso.id, { monto: devuelto }, ctx.now)
  const id = randomUUID()
  const resto = { ...reembolso, id, monto: reembolso.monto - devuelto, estado: 'solicitado', intentos: 0, pspId: null, hechoEn: null, tocadoEn: ctx.now, createdAt: ctx.now, updatedAt: ctx.now }
  await insertParteDeReembolso(tx, resto)
  await ctx.enqueue(tx, 'reservas.enviarReembolso', { id })
}

/** Done, and then returned by the buyer's bank: the money is with us again, and goes out by transfer. */
async function devueltoPorElBanco(tx: Tx, { id, reservaId, monto }: ReembolsoRow, now: Date): Promise<null> {
  const nuevo = await asentar(tx, { clave: `devuelto:${id}`, tipo: 'reembolso_devuelto', reservaId, apuntes: asientoDineroEnSuspenso(monto), now })
  if (!nuevo) return null
  log.error('reembolso.devuelto', { reembolsoId: id, reservaId, monto })
  await updateReembolso(tx, id, { via: 'transferencia' }, now)
  await asentar(tx, { clave: `devuelto_por_transferir:${id}`, tipo: 'reembolso_por_transferir', reservaId, apuntes: asientoSuspensoPorTransferir(monto), now })
  await deberPorTransferencia(tx, { origen: 'reembolso', origenId: id, reservaId, monto, now })
  return null
}

/** The bank gave the buyer the money itself: what was not sent yet must not be sent any more. */
export async function darPorHecho(tx: Tx, { id, reservaId, monto }: ReembolsoRow, disputaId: string, now: Date): Promise<void> {
  await mover(tx, id, ['enviar', 'hacer'], now)
  await updateReembolso(tx, id, { pspId: `${disputaId}:${id}`, hechoEn: now }, now)
  await resolverCaso(tx, { tipo: 'reembolso', objetoId: id, actor: null, decision: 'hecho', now })
  await asentar(tx, { clave: `hecho:${id}`, tipo: 'reembolso_por_contracargo', reservaId, apuntes: asientoReembolsoPorContracargo(monto), now })
}

export const toReembolsoJson = (r: ReembolsoRow): Reembolso => ({
  monto: r.monto,
  porcentaje: r.porcentaje,
  via: r.via as Reembolso['via'],
  fechaEstimada: r.fechaEstimada,
  estado: r.estado as Reembolso['estado'],
  pedidoEn: r.createdAt.toISOString(),
  enviadoEn: r.enviadoEn?.toISOString() ?? null,
  hechoEn: r.hechoEn?.toISOString() ?? null,
})
