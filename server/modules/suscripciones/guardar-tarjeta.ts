import { randomUUID } from 'node:crypto'
import type { Suscripcion } from '#contract/suscripciones.ts'
import type { Ctx } from '#server/ctx.ts'
import { findAnfitrionDe, getAnfitrion } from '#server/modules/anfitriones/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { PspUnavailableError, PspUnknownError } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { hacerCobro } from './cobrar.ts'
import { cobrarAhora, empezarPlan } from './empezar-plan.ts'
import { titular } from './quien-pregunta.ts'
import { verSuscripcionJson } from './suscripcion.json.ts'
import {
  findCobroVivo,
  findPorSesion,
  findSuscripcion,
  lockSuscripcion,
  updateCobro,
  updateSuscripcion,
  type SuscripcionRow,
} from './suscripciones.db.ts'

type Paso = { suscripcion: Suscripcion; url: string | null }

const POR_HORA = { max: 20, segundos: 3600 }

/** Another card for a plan that is charged already. */
export async function cambiarTarjeta(ctx: Ctx): Promise<Paso> {
  const usuarioId = titular(ctx)
  const s = await miSuscripcion(ctx, usuarioId)
  if (!s?.hasta) refuse('sin-suscripcion')
  return { url: await abrirTarjeta(ctx, s.id, null), suscripcion: await verSuscripcionJson(ctx, ctx.db, usuarioId) }
}

/** The page of the provider where a card is saved; the one that is open, if it is for the same. */
export async function abrirTarjeta(ctx: Ctx, id: string, plan: 'pro' | 'equipo' | null): Promise<string> {
  const s = await ctx.db.selectFrom('suscripciones').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await contar(ctx.db, `tarjeta:${id}`, POR_HORA, ctx.now)
  if (
    s.sesionPsp &&
    s.sesionPlan === plan &&
    (await alPsp(() => ctx.psp.verTarjeta(s.sesionPsp!))).estado === 'abierta' &&
    s.sesionUrl
  )
    return s.sesionUrl
  const cliente = s.pspCliente ?? (await crearCliente(ctx, s))
  const volver = `${ctx.settings.BASE_URL}/subscribe-anfitrion`
  const { sesion, url } = await alPsp(() =>
    ctx.psp.guardarTarjeta({
      cliente,
      clave: randomUUID(),
      urlExito: `${volver}?tarjeta={CHECKOUT_SESSION_ID}`,
      urlVolver: `${volver}?tarjeta=no`,
    }),
  )
  await ctx.transaction((tx) =>
    updateSuscripcion(tx, id, { pspCliente: cliente, sesionPsp: sesion, sesionUrl: url, sesionPlan: plan }, ctx.now),
  )
  return url ?? refuse('pagos-no-disponible')
}

async function crearCliente(ctx: Ctx, { anfitrionId }: SuscripcionRow): Promise<string> {
  const { email, nombre } = await getUsuario(ctx.db, (await getAnfitrion(ctx.db, anfitrionId)).usuarioId)
  return alPsp(() => ctx.psp.crearCliente({ referencia: anfitrionId, email, nombre }))
}

/** The browser is back from that page: what became of the card is asked, never believed. */
export async function confirmarTarjeta(ctx: Ctx, _input: { sesionId?: string | undefined }): Promise<Paso> {
  const usuarioId = titular(ctx)
  const s = await miSuscripcion(ctx, usuarioId)
  if (!s) refuse('sin-suscripcion')
  await contar(ctx.db, `confirmar-tarjeta:${s.id}`, { max: 30, segundos: 60 }, ctx.now)
  const url = s.sesionPsp ? await tomarTarjeta(ctx, s, cobrarAhora) : null
  return { suscripcion: await verSuscripcionJson(ctx, ctx.db, usuarioId), url }
}

/** A notice of the provider that a page where a card is saved came to its end. False if the page is none of ours. */
export async function aplicarTarjetaGuardada(ctx: Ctx, sesion: string): Promise<boolean> {
  const s = await findPorSesion(ctx.db, sesion)
  if (s) await tomarTarjeta(ctx, s, (_ctx, id) => hacerCobro(ctx, { id }))
  return s !== undefined
}

/** Keeps a card that was saved and goes on with what it was for. Answers the page's address while it is open. */
async function tomarTarjeta(
  ctx: Ctx,
  { id, sesionPsp }: SuscripcionRow,
  cobrar: (ctx: Ctx, cobroId: string) => Promise<void>,
): Promise<string | null> {
  const { estado, tarjeta, url } = await alPsp(() => ctx.psp.verTarjeta(sesionPsp!))
  if (estado === 'abierta') return url
  const cobroId = await ctx.transaction(async (tx) => {
    const s = await lockSuscripcion(tx, id)
    if (s.sesionPsp !== sesionPsp) return null
    const cerrada = { sesionPsp: null, sesionUrl: null, sesionPlan: null }
    if (estado === 'vencida' || !tarjeta) {
      await updateSuscripcion(tx, id, cerrada, ctx.now)
      return null
    }
    const con = await updateSuscripcion(
      tx,
      id,
      { ...cerrada, pspTarjeta: tarjeta.id, tarjetaMarca: tarjeta.marca, tarjetaUltimos4: tarjeta.ultimos4 },
      ctx.now,
    )
    if (s.sesionPlan && s.plan === 'gratis') return empezarPlan(ctx, tx, con, s.sesionPlan as 'pro')
    // A charge that failed is tried with the new card at once.
    const pendiente = await findCobroVivo(tx, id)
    if (pendiente) await updateCobro(tx, pendiente.id, { proximoEn: ctx.now }, ctx.now)
    if (pendiente) await ctx.enqueue(tx, 'suscripciones.cobrar', { id: pendiente.id })
    return null
  })
  if (cobroId) await cobrar(ctx, cobroId)
  return null
}

async function miSuscripcion(ctx: Ctx, usuarioId: string): Promise<SuscripcionRow | undefined> {
  const anfitrion = await findAnfitrionDe(ctx.db, usuarioId)
  return anfitrion && findSuscripcion(ctx.db, anfitrion.id)
}

async function alPsp<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    if (cause instanceof PspUnknownError || cause instanceof PspUnavailableError)
      refuse('pagos-no-disponible', { cause })
    throw cause
  }
}
