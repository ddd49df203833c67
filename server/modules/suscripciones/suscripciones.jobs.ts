import { randomUUID } from 'node:crypto'
import type { Plan } from '#contract/suscripciones.ts'
import { finDePeriodo, sigueEnUso } from '#domain/suscripciones/periodo.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { describeError, log } from '#server/platform/log.ts'
import { hacerCobro } from './cobrar.ts'
import { planesVigentes } from './comision.ts'
import { cerrarPlanesDePrueba } from './planes-de-prueba.ts'
import { seguirDevolucion } from './devolver.ts'
import { duenioDe } from './duenio.ts'
import { mover, SIN_PLAN } from './mover.ts'
import { correoDeFinDePrueba } from './suscripciones.mails.ts'
import {
  findCobroVivo,
  insertCobro,
  listCobrosPorHacer,
  listPorRenovar,
  lockSuscripcion,
  updateSuscripcion,
} from './suscripciones.db.ts'

const LOTE = 200
const AVISO_MS = 3 * 86_400_000

/** Everything whose time has come: periods that end, charges to try again, trials to be told of. */
async function revisar(ctx: Ctx): Promise<void> {
  await cerrarPlanesDePrueba(ctx)
  for (const { id } of await listPorRenovar(ctx.db, { now: ctx.now, modo: ctx.psp.dinero }, LOTE))
    await renovar(ctx, id)
  for (const { id } of await listCobrosPorHacer(ctx.db, { now: ctx.now, modo: ctx.psp.dinero }, LOTE))
    await sinDetenerse(id, () => hacerCobro(ctx, { id }))
  await avisarFinDePruebas(ctx)
}

async function renovar(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const s = await lockSuscripcion(tx, id)
    if (
      !s.hasta ||
      s.hasta > ctx.now ||
      (s.estado !== 'prueba' && s.estado !== 'activa') ||
      (await findCobroVivo(tx, id))
    )
      return
    if (s.planSiguiente === 'gratis' && sigueEnUso(s.hasta, ctx.now)) return
    if (s.planSiguiente === 'gratis')
      return void (await updateSuscripcion(
        tx,
        id,
        { ...mover(s, 'periodo_terminado'), ...SIN_PLAN, desde: ctx.now },
        ctx.now,
      ))
    const plan = (s.planSiguiente ?? s.plan) as Plan
    const { precio } = (await planesVigentes(tx, ctx.now))[plan]
    await insertCobro(tx, {
      id: randomUUID(),
      suscripcionId: id,
      concepto: 'periodo',
      plan,
      desde: s.hasta,
      hasta: finDePeriodo(s.hasta),
      monto: precio,
      estado: 'creado',
      proximoEn: ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
  })
}

async function avisarFinDePruebas(ctx: Ctx): Promise<void> {
  const pronto = await ctx.db
    .selectFrom('suscripciones')
    .selectAll()
    .where('estado', '=', 'prueba')
    .where('planSiguiente', 'is', null)
    .where('hasta', '>', ctx.now)
    .where('hasta', '<=', new Date(ctx.now.getTime() + AVISO_MS))
    .limit(LOTE)
    .execute()
  for (const s of pronto) {
    await ctx.transaction(async (tx) => {
      await encolarCorreo(
        ctx,
        tx,
        `suscripcion-fin-prueba:${s.id}`,
        correoDeFinDePrueba(
          await duenioDe(tx, s),
          (await planesVigentes(tx, s.hasta!))[s.plan as Plan],
          s.hasta!,
          ctx.settings.BASE_URL,
        ),
      )
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

export const suscripcionesJobs = {
  'suscripciones.revisar': revisar,
  'suscripciones.cobrar': hacerCobro,
  'suscripciones.seguirDevolucion': seguirDevolucion,
}
