import { asientoSuscripcionPerdida } from '#domain/pagos/asientos.ts'
import { ESTADOS_VIGENTES } from '#domain/suscripciones/planes.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { asentar, cubrirConDisputa, llevarDisputa, seguirReembolsosDe } from '#server/modules/pagos/index.ts'
import type { PspDisputa } from '#server/ports.ts'
import { aplicarInformeDeCobro } from './cobrar.ts'
import { pedirDevolucion } from './devolver.ts'
import { duenioDe } from './duenio.ts'
import { mover, SIN_PLAN } from './mover.ts'
import { devoluciones } from './suscripcion.json.ts'
import { correoDePlanPerdido } from './suscripciones.mails.ts'
import {
  anularCobrosAbiertos,
  findCobroPorIntento,
  listCobrosVigentes,
  lockCobro,
  lockSuscripcion,
  updateCobro,
  updateSuscripcion,
  type CobroRow,
  type SuscripcionRow,
} from './suscripciones.db.ts'

/** The bank of a host took back what their plan had cost, while it decides. False where no plan was paid with that charge. Each step is booked once. */
export async function conciliarDisputaDePlan(ctx: Ctx, disputa: PspDisputa): Promise<boolean> {
  const cobro = disputa.intento ? await findCobroPorIntento(ctx.db, disputa.intento) : undefined
  if (!cobro) return false
  // Told before the payment itself: that comes first.
  if (!cobro.cobradoEn) await aplicarInformeDeCobro(ctx, await ctx.psp.verPago(disputa.intento!))
  await ctx.transaction(async (tx) => {
    const suscripcion = await lockSuscripcion(tx, cobro.suscripcionId)
    const actual = await lockCobro(tx, cobro.id)
    const pasos = await llevarDisputa(ctx, tx, disputa, {
      de: { cobroId: cobro.id },
      titulo: 'Disputa del cobro de un plan',
      libro: { reservaId: null, modo: actual.modo },
      alGanar: () => seguirReembolsosDe(ctx, tx, cobro.id),
      alPerder: () => perder(ctx, tx, actual, disputa),
    })
    if (pasos.includes('perdida')) await quitarPlan(ctx, tx, suscripcion, actual)
  })
  return true
}

/** The loss is ours as far as we still held the money; beyond it, it stands for refunds that had not left. */
async function perder(ctx: Ctx, tx: Tx, cobro: CobroRow, { id, monto }: PspDisputa): Promise<boolean> {
  const antes = cobro.reembolsoMonto + cobro.perdido
  const nuestro = Math.min(monto, cobro.monto - antes)
  const apuntes = asientoSuscripcionPerdida({ cobrado: cobro.monto, antes, perdido: nuestro })
  const nuevo = await asentar(tx, {
    clave: `contracargo_perdido:${id}`,
    tipo: 'contracargo_perdido',
    reservaId: null,
    modo: cobro.modo,
    apuntes,
    now: ctx.now,
  })
  await updateCobro(tx, cobro.id, { perdido: cobro.perdido + nuestro }, ctx.now)
  await cubrirConDisputa(ctx, tx, { origen: 'suscripcion', origenId: cobro.id }, { id, monto: monto - nuestro })
  return nuevo
}

/** What is not paid any more does not go on, unless it was paid again since: from now on the free plan, and no card is kept to be charged again. What else was paid for days to come goes back. */
async function quitarPlan(ctx: Ctx, tx: Tx, suscripcion: SuscripcionRow, { id, hasta }: CobroRow): Promise<void> {
  if (
    hasta <= ctx.now ||
    suscripcion.plan === 'gratis' ||
    !ESTADOS_VIGENTES.some((estado) => estado === suscripcion.estado)
  )
    return
  const demas = devoluciones(await listCobrosVigentes(tx, suscripcion.id, ctx.now), ctx.now)
  if (demas.some(({ cobro }) => cobro.concepto === 'periodo')) return
  await anularCobrosAbiertos(tx, suscripcion.id, ctx.now)
  await updateSuscripcion(
    tx,
    suscripcion.id,
    { ...mover(suscripcion, 'cancelada_ya'), ...SIN_PLAN, desde: ctx.now },
    ctx.now,
  )
  await encolarCorreo(
    ctx,
    tx,
    `suscripcion-perdida:${id}`,
    correoDePlanPerdido(await duenioDe(tx, suscripcion), ctx.settings.BASE_URL),
  )
  for (const { cobro, monto } of demas) await pedirDevolucion(ctx, tx, cobro, { monto, intento: cobro.pspIntento! })
}
