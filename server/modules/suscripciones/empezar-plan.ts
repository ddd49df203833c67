import { randomUUID } from 'node:crypto'
import type { Plan } from '#contract/suscripciones.ts'
import { finDePeriodo, finDePrueba } from '#domain/suscripciones/periodo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { refuse } from '#server/refusal.ts'
import { hacerCobro } from './cobrar.ts'
import { planesVigentes } from './comision.ts'
import { duenioDe } from './duenio.ts'
import { mover } from './mover.ts'
import { correoDePrueba } from './suscripciones.mails.ts'
import { findCobro, insertCobro, updateSuscripcion, type SuscripcionRow } from './suscripciones.db.ts'

/** A paid plan with the card that was just saved: 30 days of trial the first time, charged at once after that. */
export async function empezarPlan(ctx: Ctx, tx: Tx, s: SuscripcionRow, plan: Plan): Promise<string | null> {
  const condiciones = (await planesVigentes(tx, ctx.now))[plan]
  if (!s.pruebaUsadaEn) {
    const hasta = finDePrueba(ctx.now)
    await updateSuscripcion(
      tx,
      s.id,
      {
        ...mover(s, 'prueba_empezada'),
        plan,
        planSiguiente: null,
        desde: ctx.now,
        hasta,
        pruebaUsadaEn: ctx.now,
        primerCobroEn: null,
      },
      ctx.now,
    )
    await encolarCorreo(
      ctx,
      tx,
      `suscripcion-prueba:${s.id}`,
      correoDePrueba(await duenioDe(tx, s), condiciones, hasta, ctx.settings.BASE_URL),
    )
    return null
  }
  await updateSuscripcion(tx, s.id, { primerCobroEn: null }, ctx.now)
  const cobro = await insertCobro(tx, {
    id: randomUUID(),
    suscripcionId: s.id,
    concepto: 'periodo',
    plan,
    desde: ctx.now,
    hasta: finDePeriodo(ctx.now),
    monto: condiciones.precio,
    estado: 'creado',
    proximoEn: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  return cobro?.id ?? refuse('pago-en-revision')
}

/** The person waits for it: a refusal is told at once, an unknown outcome too. */
export async function cobrarAhora(ctx: Ctx, cobroId: string): Promise<void> {
  await hacerCobro(ctx, { id: cobroId })
  const { estado } = (await findCobro(ctx.db, cobroId))!
  if (estado === 'anulado') refuse('tarjeta-rechazada')
  if (estado !== 'exitoso') refuse('pago-en-revision')
}
