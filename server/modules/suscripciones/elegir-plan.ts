import { randomUUID } from 'node:crypto'
import type { Plan, Suscripcion } from '#contract/suscripciones.ts'
import { esMejora } from '#domain/suscripciones/planes.ts'
import { proporcion } from '#domain/suscripciones/periodo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { empezarComoAnfitrion, findAnfitrionDe } from '#server/modules/anfitriones/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { exigirMedioDePago } from '#server/modules/pagos/index.ts'
import { exigirEncendida } from '#server/modules/reglas/index.ts'
import { listCargos } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { planesVigentes } from './comision.ts'
import { cobrarAhora } from './empezar-plan.ts'
import { abrirTarjeta } from './guardar-tarjeta.ts'
import { quienPregunta } from './quien-pregunta.ts'
import { verSuscripcionJson } from './suscripcion.json.ts'
import {
  findCobroVivo,
  findSuscripcion,
  insertCobro,
  insertSuscripcion,
  lockSuscripcion,
  updateSuscripcion,
  type SuscripcionRow,
} from './suscripciones.db.ts'

type Paso = { suscripcion: Suscripcion; url: string | null }

/** The least a card can be charged. */
const COBRO_MINIMO = 500
const POR_HORA = { max: 30, segundos: 3600 }

type Sigue = { tipo: 'listo' } | { tipo: 'tarjeta'; id: string } | { tipo: 'cobro'; cobroId: string }
const LISTO: Sigue = { tipo: 'listo' }

export async function elegirPlan(ctx: Ctx, { plan }: { plan: Plan }): Promise<Paso> {
  const usuarioId = quienPregunta(ctx)
  await contar(ctx.db, `planes:${usuarioId}`, POR_HORA, ctx.now)
  if (!(await findAnfitrionDe(ctx.db, usuarioId))) await exigirEncendida(ctx, 'altas')
  const sigue = await ctx.transaction(async (tx) => {
    const esNuevo = (await findAnfitrionDe(tx, usuarioId)) === undefined
    // A host's session is their own: what they do for another one would have no place in it.
    if (esNuevo && (await listCargos(tx, usuarioId, 'cliente', ctx.now)).length > 0) refuse('trabaja-con-otro')
    const s = await abrirSuscripcion(ctx, tx, await empezarComoAnfitrion(ctx, tx, usuarioId))
    return decidir(ctx, tx, s, { plan, esNuevo })
  })
  if (sigue.tipo === 'cobro') await cobrarAhora(ctx, sigue.cobroId)
  const url = sigue.tipo === 'tarjeta' ? await abrirTarjeta(ctx, sigue.id, plan as 'pro') : null
  return { suscripcion: await verSuscripcionJson(ctx, ctx.db, usuarioId), url }
}

/** The row of a host, on the free plan where there was none; locked. */
async function abrirSuscripcion(ctx: Ctx, tx: Tx, anfitrionId: string): Promise<SuscripcionRow> {
  await insertSuscripcion(tx, {
    id: randomUUID(),
    anfitrionId,
    plan: 'gratis',
    estado: 'activa',
    modo: ctx.psp.dinero,
    desde: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  return lockSuscripcion(tx, (await findSuscripcion(tx, anfitrionId))!.id)
}

async function decidir(
  ctx: Ctx,
  tx: Tx,
  s: SuscripcionRow,
  { plan, esNuevo }: { plan: Plan; esNuevo: boolean },
): Promise<Sigue> {
  if (plan !== 'gratis') exigirMedioDePago(ctx)
  if (s.estado === 'morosa') refuse('suscripcion-con-deuda')
  if (await findCobroVivo(tx, s.id)) refuse('pago-en-revision')
  if (plan === s.plan) {
    if (plan === 'gratis' && esNuevo) return LISTO
    if (plan === 'gratis' || !s.planSiguiente) refuse('mismo-plan')
    await updateSuscripcion(tx, s.id, { planSiguiente: null }, ctx.now)
    return LISTO
  }
  if (s.plan === 'gratis') return { tipo: 'tarjeta', id: s.id }
  if (!esMejora(await planesVigentes(tx, ctx.now), s.plan as Plan, plan)) {
    if (s.planSiguiente === plan) refuse('mismo-plan')
    await updateSuscripcion(tx, s.id, { planSiguiente: plan }, ctx.now)
    return LISTO
  }
  return mejorar(ctx, tx, s, plan)
}

/** At once; what is left of the period is charged at the difference. */
async function mejorar(ctx: Ctx, tx: Tx, s: SuscripcionRow, plan: Plan): Promise<Sigue> {
  const periodo = { desde: s.desde, hasta: s.hasta! }
  const planes = await planesVigentes(tx, ctx.now)
  const diferencia =
    s.estado === 'prueba' ? 0 : proporcion(planes[plan].precio - planes[s.plan as Plan].precio, periodo, ctx.now)
  if (diferencia < COBRO_MINIMO) {
    await updateSuscripcion(tx, s.id, { plan, planSiguiente: null }, ctx.now)
    return LISTO
  }
  const cobro = await insertCobro(tx, {
    id: randomUUID(),
    suscripcionId: s.id,
    concepto: 'diferencia',
    plan,
    desde: ctx.now,
    hasta: s.hasta!,
    monto: diferencia,
    estado: 'creado',
    proximoEn: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  return cobro ? { tipo: 'cobro', cobroId: cobro.id } : refuse('pago-en-revision')
}
