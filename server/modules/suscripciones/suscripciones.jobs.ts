import { randomUUID } from 'node:crypto'
import type { Plan } from '#contract/suscripciones.ts'
import { finDePeriodo, sigueEnUso } from '#domain/suscripciones/periodo.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { asentarDevolucionHecha, asentarDevolucionManual } from '#server/modules/pagos/index.ts'
import { describeError, log } from '#server/platform/log.ts'
import { hacerCobro } from './cobrar.ts'
import { planesVigentes } from './comision.ts'
import { duenioDe } from './duenio.ts'
import { mover, SIN_PLAN } from './mover.ts'
import { correoDeFinDePrueba } from './suscripciones.mails.ts'
import { findCobro, findCobroVivo, insertCobro, listCobrosPorDevolver, listCobrosPorHacer, listPorRenovar, lockCobro, lockSuscripcion, updateCobro, updateSuscripcion } from './suscripciones.db.ts'

const LOTE = 200
const AVISO_MS = 3 * 86_400_000
const SIN_RESPUESTA_MS = 10 * 60_000

/** Everything whose time has come: periods that end, charges to try again, refunds without an answer, trials to be told of. */
async function revisar(ctx: Ctx): Promise<void> {
  for (const { id } of await listPorRenovar(ctx.db, ctx.now, LOTE)) await renovar(ctx, id)
  for (const { id } of await listCobrosPorHacer(ctx.db, ctx.now, LOTE)) await sinDetenerse(id, () => hacerCobro(ctx, { id }))
  for (const { id } of await listCobrosPorDevolver(ctx.db, new Date(ctx.now.getTime() - SIN_RESPUESTA_MS), LOTE)) await sinDetenerse(id, () => devolver(ctx, { id }))
  await avisarFinDePruebas(ctx)
}

async function renovar(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const s = await lockSuscripcion(tx, id)
    if (!s.hasta || s.hasta > ctx.now || (s.estado !== 'prueba' && s.estado !== 'activa') || (await findCobroVivo(tx, id))) return
    if (s.planSiguiente === 'gratis' && sigueEnUso(s.hasta, ctx.now)) return
    if (s.planSiguiente === 'gratis') return void (await updateSuscripcion(tx, id, { ...mover(s, 'periodo_terminado'), ...SIN_PLAN, desde: ctx.now }, ctx.now))
    const plan = (s.planSiguiente ?? s.plan) as Plan
    const { precio } = (await planesVigentes(tx, ctx.now))[plan]
    await insertCobro(tx, {
      id: randomUUID(), suscripcionId: id, concepto: 'periodo', plan, desde: s.hasta, hasta: finDePeriodo(s.hasta), monto: precio, estado: 'creado', proximoEn: ctx.now, createdAt: ctx.now, updatedAt: ctx.now,
    })
  })
}

/** Sends the money of a withdrawal back; a second time finds the first. */
async function devolver(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const cobro = await findCobro(ctx.db, id)
  if (cobro?.reembolsoEstado !== 'solicitado' || !cobro.pspIntento) return
  const hallado = (await ctx.psp.buscarReembolsos(cobro.pspIntento)).find(({ reembolsoId }) => reembolsoId === id)
  const { estado } = hallado ?? (await ctx.psp.reembolsar({ reembolsoId: id, intento: cobro.pspIntento, monto: cobro.reembolsoMonto }))
  await ctx.transaction(async (tx) => {
    if ((await lockCobro(tx, id)).reembolsoEstado !== 'solicitado') return
    await updateCobro(tx, id, estado === 'enviado' ? {} : { reembolsoEstado: estado === 'hecho' ? 'hecho' : 'manual' }, ctx.now)
    if (estado === 'hecho') await asentarDevolucionHecha(tx, { cobroId: id, monto: cobro.reembolsoMonto }, ctx.now)
    if (estado === 'rechazado') {
      await asentarDevolucionManual(tx, { cobroId: id, monto: cobro.reembolsoMonto }, ctx.now)
      log.error('suscripcion.devolucion_manual', { cobroId: id, monto: cobro.reembolsoMonto })
    }
  })
}

/** What the provider could not send back arrived by bank transfer. */
async function transferida(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    if ((await lockCobro(tx, id)).reembolsoEstado === 'manual') await updateCobro(tx, id, { reembolsoEstado: 'hecho' }, ctx.now)
  })
}

async function avisarFinDePruebas(ctx: Ctx): Promise<void> {
  const pronto = await ctx.db.selectFrom('suscripciones').selectAll().where('estado', '=', 'prueba').where('planSiguiente', 'is', null).where('hasta', '>', ctx.now).where('hasta', '<=', new Date(ctx.now.getTime() + AVISO_MS)).limit(LOTE).execute()
  for (const s of pronto) {
    await ctx.transaction(async (tx) => {
      await encolarCorreo(ctx, tx, `suscripcion-fin-prueba:${s.id}`, correoDeFinDePrueba(await duenioDe(tx, s), (await planesVigentes(tx, s.hasta!))[s.plan as Plan], s.hasta!, ctx.settings.BASE_URL))
    })
  }
}

/** One that fails does not keep the others waiting; it comes again. */
async function sinDetenerse(id: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    log.error('suscripcion.falla', { id, ...describeError(error) })
  }
}

export const suscripcionesJobs = { 'suscripciones.revisar': revisar, 'suscripciones.cobrar': hacerCobro, 'suscripciones.devolver': devolver, 'suscripciones.transferida': transferida }
