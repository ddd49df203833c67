import type { Input } from '#contract/call.ts'
import type { Suscripcion, suscripciones } from '#contract/suscripciones.ts'
import { enRetracto } from '#domain/suscripciones/periodo.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findAnfitrionDe } from '#server/modules/anfitriones/index.ts'
import { refuse } from '#server/refusal.ts'
import { aplicarInformeDeCobro } from './cobrar.ts'
import { pedirDevolucion } from './devolver.ts'
import { mover, SIN_PLAN } from './mover.ts'
import { titular } from './quien-pregunta.ts'
import { devoluciones, siCancelas, verSuscripcionJson } from './suscripcion.json.ts'
import {
  findCobroVivo,
  findSuscripcion,
  listCobros,
  listCobrosVigentes,
  lockCobro,
  lockSuscripcion,
  updateCobro,
  updateSuscripcion,
  type SuscripcionRow,
} from './suscripciones.db.ts'

/** At the end of the period; at once where nothing is paid, or within the days of withdrawal. */
export async function cancelarSuscripcion(
  ctx: Ctx,
  { monto }: Input<typeof suscripciones.cancelarSuscripcion>,
): Promise<Suscripcion> {
  const usuarioId = titular(ctx)
  const { id } = await miPlan(ctx, usuarioId)
  // Before its charge is ended at the provider: what is refused changes nothing.
  await ctx.transaction((tx) => lockCancelable(ctx, tx, { id, monto }))
  await cerrarPendiente(ctx, id)
  await ctx.transaction(async (tx) => {
    const s = await lockCancelable(ctx, tx, { id, monto })
    await anularPendiente(ctx, tx, s)
    if (s.estado === 'morosa') return void (await terminar(ctx, tx, s))
    if (s.estado !== 'activa' || !enRetracto(s.primerCobroEn, ctx.now))
      return void (await updateSuscripcion(tx, id, { planSiguiente: 'gratis' }, ctx.now))
    await devolverLoQueQueda(ctx, tx, s)
    await terminar(ctx, tx, s)
  })
  return verSuscripcionJson(ctx, ctx.db, usuarioId)
}

async function lockCancelable(
  ctx: Ctx,
  tx: Tx,
  { id, monto }: { id: string; monto: number | undefined },
): Promise<SuscripcionRow> {
  const s = await lockSuscripcion(tx, id)
  if (!s.hasta || s.planSiguiente === 'gratis') refuse('sin-suscripcion')
  await exigirLoMostrado(ctx, tx, s, monto)
  return s
}

/** Whoever cancels was shown an amount: another one now changes nothing. */
async function exigirLoMostrado(ctx: Ctx, tx: Tx, s: SuscripcionRow, monto: number | undefined): Promise<void> {
  const cotizacion = siCancelas(s, await listCobros(tx, s.id), ctx.now)
  if (monto !== undefined && cotizacion && monto !== cotizacion.reembolso) refuse('devolucion-distinta', { cotizacion })
}

/** Takes back a cancellation, or a smaller plan, that has not come yet. */
export async function reanudarSuscripcion(ctx: Ctx): Promise<Suscripcion> {
  const usuarioId = titular(ctx)
  const { id } = await miPlan(ctx, usuarioId)
  await ctx.transaction(async (tx) => {
    const s = await lockSuscripcion(tx, id)
    if (!s.hasta || !s.planSiguiente) refuse('sin-suscripcion')
    await updateSuscripcion(tx, id, { planSiguiente: null }, ctx.now)
  })
  return verSuscripcionJson(ctx, ctx.db, usuarioId)
}

async function anularPendiente(ctx: Ctx, tx: Tx, { id }: SuscripcionRow): Promise<void> {
  const pendiente = await findCobroVivo(tx, id)
  if (pendiente) exigirQueFallara(pendiente)
  if (pendiente)
    await updateCobro(tx, (await lockCobro(tx, pendiente.id)).id, { estado: 'anulado', proximoEn: null }, ctx.now)
}

/** Of one that is being taken nobody knows yet whether it was. */
function exigirQueFallara({ estado }: { estado: string }): void {
  if (estado !== 'fallido') refuse('pago-en-revision')
}

async function devolverLoQueQueda(ctx: Ctx, tx: Tx, { id }: SuscripcionRow): Promise<void> {
  for (const { cobro, monto } of devoluciones(await listCobrosVigentes(tx, id, ctx.now), ctx.now)) {
    await pedirDevolucion(ctx, tx, cobro, { monto, intento: cobro.pspIntento! })
  }
}

const terminar = (ctx: Ctx, tx: Tx, s: SuscripcionRow) =>
  updateSuscripcion(tx, s.id, { ...mover(s, 'cancelada_ya'), ...SIN_PLAN, desde: ctx.now }, ctx.now)

/** A charge that waits to be tried again is ended at the provider first, so that it cannot be taken afterwards. */
async function cerrarPendiente(ctx: Ctx, id: string): Promise<void> {
  const pendiente = await findCobroVivo(ctx.db, id)
  if (!pendiente?.pspIntento) return
  exigirQueFallara(pendiente)
  if ((await ctx.psp.cerrarIntento(pendiente.pspIntento)) === 'pagado')
    await aplicarInformeDeCobro(ctx, await ctx.psp.verPago(pendiente.pspIntento))
}

async function miPlan(ctx: Ctx, usuarioId: string): Promise<SuscripcionRow> {
  const anfitrion = await findAnfitrionDe(ctx.db, usuarioId)
  const s = anfitrion && (await findSuscripcion(ctx.db, anfitrion.id))
  return s?.hasta ? s : refuse('sin-suscripcion')
}

export const planHastaDe = async (db: Db | Tx, anfitrionId: string): Promise<Date | null> =>
  (await findSuscripcion(db, anfitrionId))?.hasta ?? null

/** Outside of any transaction, before a host closes: what waits to be charged cannot be taken afterwards. */
export async function cerrarCobroPendiente(ctx: Ctx, anfitrionId: string): Promise<void> {
  const s = await findSuscripcion(ctx.db, anfitrionId)
  if (s) await cerrarPendiente(ctx, s.id)
}

/** The plan of a host who closes: it ends today, and within the days of withdrawal what is left of it goes back. */
export async function terminarPlan(ctx: Ctx, tx: Tx, anfitrionId: string): Promise<void> {
  const suya = await findSuscripcion(tx, anfitrionId)
  if (!suya) return
  const s = await lockSuscripcion(tx, suya.id)
  await anularPendiente(ctx, tx, s)
  if (s.estado === 'activa' && enRetracto(s.primerCobroEn, ctx.now)) await devolverLoQueQueda(ctx, tx, s)
  // Nothing is left to end of one that fell to the free plan, or was given up.
  if (s.estado !== 'degradada' && s.estado !== 'cancelada') await terminar(ctx, tx, s)
}
