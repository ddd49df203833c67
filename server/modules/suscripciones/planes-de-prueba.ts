import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { duenioDe } from './duenio.ts'
import { mover, SIN_PLAN } from './mover.ts'
import { correoDePlanDePrueba } from './suscripciones.mails.ts'
import { anularCobrosAbiertos, listDePrueba, lockSuscripcion, updateSuscripcion } from './suscripciones.db.ts'

const LOTE = 200
const SIN_RASTRO = {
  pspCliente: null,
  sesionPsp: null,
  sesionUrl: null,
  sesionPlan: null,
  pruebaUsadaEn: null,
  primerCobroEn: null,
} as const

/** Once money is meant, a plan that was paid with test money gives no rights any more: it ends today, with a mail, and its host may try one again. */
export async function cerrarPlanesDePrueba(ctx: Ctx): Promise<void> {
  if (ctx.psp.dinero === 'prueba') return
  for (let quedan = true; quedan;) {
    const ids = await listDePrueba(ctx.db, LOTE)
    for (const id of ids) await cerrar(ctx, id)
    quedan = ids.length === LOTE
  }
}

async function cerrar(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const s = await lockSuscripcion(tx, id)
    if (s.modo === ctx.psp.dinero) return
    await anularCobrosAbiertos(tx, id, ctx.now)
    const conPlan = s.plan !== 'gratis'
    const fin = conPlan ? { ...mover(s, 'cancelada_ya'), desde: ctx.now } : {}
    await updateSuscripcion(tx, id, { ...fin, ...SIN_PLAN, ...SIN_RASTRO, modo: ctx.psp.dinero }, ctx.now)
    if (conPlan)
      await encolarCorreo(
        ctx,
        tx,
        `suscripcion-era-de-prueba:${id}`,
        correoDePlanDePrueba(await duenioDe(tx, s), ctx.settings.BASE_URL),
      )
  })
}
