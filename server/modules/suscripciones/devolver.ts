import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import {
  anotarReembolso,
  asentarDevolucionDeSuscripcion,
  findReembolso,
  reconocerEnCobro,
  vezDada,
} from '#server/modules/pagos/index.ts'
import type { PspReembolso } from '#server/ports.ts'
import { duenioDe } from './duenio.ts'
import { correoDeDevolucionDePlan, correoDeDevolucionPedida } from './suscripciones.mails.ts'
import {
  findCobro,
  findCobroPorIntento,
  getSuscripcion,
  lockCobro,
  updateCobro,
  type CobroRow,
} from './suscripciones.db.ts'

/** What of a charge goes back: owed from now on, sent by a job, and told. The charge is locked by the caller. */
export async function pedirDevolucion(
  ctx: Ctx,
  tx: Tx,
  cobro: CobroRow,
  { monto, intento }: { monto: number; intento: string },
): Promise<void> {
  const { id } = cobro
  await updateCobro(tx, id, { reembolsoMonto: monto }, ctx.now)
  await asentarDevolucionDeSuscripcion(tx, { cobroId: id, modo: cobro.modo, monto }, ctx.now)
  await anotarReembolso(ctx, tx, {
    id,
    origen: 'suscripcion',
    origenId: id,
    intento,
    monto,
    cobrado: cobro.monto,
    cobradoEn: cobro.cobradoEn ?? ctx.now,
  })
  await encolarCorreo(
    ctx,
    tx,
    `suscripcion-devolucion:${id}`,
    correoDeDevolucionPedida(
      await duenioDe(tx, await getSuscripcion(tx, cobro.suscripcionId)),
      monto,
      ctx.settings.BASE_URL,
    ),
  )
}

/** Its host hears that the money went back. */
export async function seguirDevolucion(ctx: Ctx, { id, origenId }: { id: string; origenId: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const devuelta = (await findReembolso(tx, id))!
    const { estado, via, monto } = devuelta
    const cobro = await findCobro(tx, origenId)
    if (estado !== 'hecho' || !cobro) return
    const duenio = await duenioDe(tx, await getSuscripcion(tx, cobro.suscripcionId))
    await encolarCorreo(
      ctx,
      tx,
      `suscripcion-devuelta:${vezDada(devuelta)}`,
      correoDeDevolucionDePlan(duenio, { monto, porTransferencia: via === 'transferencia' }, ctx.settings.BASE_URL),
    )
  })
}

/** Somebody gave it back at the provider, not from here: it stands for what we still owe of that charge. Beyond that somebody has to look. */
export async function reconocerDePlan(ctx: Ctx, suyo: PspReembolso): Promise<boolean> {
  const cobro = suyo.intento ? await findCobroPorIntento(ctx.db, suyo.intento) : undefined
  if (!cobro) return false
  return ctx.transaction(async (tx) => {
    await lockCobro(tx, cobro.id)
    const nada = (): never => {
      throw new Error('nothing is held of a plan')
    }
    return (
      (
        await reconocerEnCobro(ctx, tx, suyo, {
          de: { origenId: cobro.id },
          reservaId: null,
          modo: cobro.modo,
          retenido: 0,
          conPerdida: false,
          anotar: nada,
        })
      ).length > 0
    )
  })
}
