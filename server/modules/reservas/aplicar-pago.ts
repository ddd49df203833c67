import type { Ctx } from '#server/ctx.ts'
import { findPago, findPagoPorPsp, recibirAjeno, tieneDuenio } from '#server/modules/pagos/index.ts'
import { REGALO, regalosJobs } from '#server/modules/regalos/index.ts'
import { SERVICIOS, serviciosJobs } from '#server/modules/servicios/index.ts'
import { aplicarInformeDeCobro } from '#server/modules/suscripciones/index.ts'
import { log } from '#server/platform/log.ts'
import type { PspPago } from '#server/ports.ts'
import { aplicarCobro } from './cobros.ts'

/** A payment as the provider has it now. Money that is in nobody's books after that is kept apart. */
export async function aplicarPago(ctx: Ctx, informe: PspPago, sugerido: string | null = null): Promise<boolean> {
  const esDeAlguien = await aplicarASuDuenio(ctx, informe, sugerido)
  if (informe.estado !== 'exitoso' || (await tieneDuenio(ctx.db, informe.intento!))) return esDeAlguien
  await ctx.transaction((tx) => recibirAjeno(ctx, tx, informe, null))
  return true
}

async function aplicarASuDuenio(ctx: Ctx, informe: PspPago, sugerido: string | null): Promise<boolean> {
  if (informe.cobroId) return aplicarInformeDeCobro(ctx, informe)
  if (informe.reservaId === REGALO) return revisarAparte(ctx, informe, regalosJobs['regalos.revisar'])
  if (informe.reservaId === SERVICIOS) return revisarAparte(ctx, informe, serviciosJobs['servicios.revisar'])
  const pagoId = informe.pagoId ?? sugerido
  const pago =
    (await findPagoPorPsp(ctx.db, { intento: informe.intento })) ??
    (pagoId ? await findPago(ctx.db, pagoId) : undefined)
  if (pago) await aplicarCobro(ctx, pago, informe)
  else log.warn('aviso.sin_pago', { intento: informe.intento })
  return pago !== undefined
}

/** A gift card, or the services of a proposal, are no booking: their own module asks and applies. */
async function revisarAparte(
  ctx: Ctx,
  { pagoId: id }: PspPago,
  revisar: (ctx: Ctx, de: { id: string }) => Promise<void>,
): Promise<boolean> {
  if (id) await revisar(ctx, { id })
  return id !== null
}
