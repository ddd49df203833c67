import { asientoReembolsoHecho, asientoReembolsoRechazado, asientoRegaloAnulado } from '#domain/pagos/asientos.ts'
import { puedeDevolverse } from '#domain/regalos/regalos.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { asentar, deberPorTransferencia } from '#server/modules/pagos/index.ts'
import { log } from '#server/platform/log.ts'
import { PspRefusedError, type PspReembolso } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { findRegalo, lockRegalo, updateRegalo } from './regalos.db.ts'
import { reglasDe } from './regalos.json.ts'
import { correoDeDevolucionDeRegalo } from './regalos.mails.ts'

/** An unused card within the time to withdraw: its code dies now, the money leaves by a job. */
export async function pedirDevolucion(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const fila = await lockRegalo(tx, id)
    const { gastado, retenido } = (await findRegalo(tx, id, ctx.now))!
    if (!puedeDevolverse(reglasDe(fila), gastado + retenido, ctx.now)) refuse('regalo-no-devuelve')
    await updateRegalo(tx, id, { estado: 'devolviendo', codigoHash: null }, ctx.now)
    await asentar(tx, { clave: `regalo-anulado:${id}`, tipo: 'regalo_anulado', reservaId: null, apuntes: asientoRegaloAnulado(fila.monto), now: ctx.now })
    await anotar(tx, { actor: fila.usuarioId ?? 'visitante', accion: 'devolver', objeto: 'regalo', objetoId: id, detalle: { monto: fila.monto }, now: ctx.now })
    await ctx.enqueue(tx, 'regalos.devolver', { id })
  })
}

/** Sends the money back, or finds out that it went; harmless when called again. */
export async function devolver(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const regalo = await findRegalo(ctx.db, id, ctx.now)
  if (regalo?.estado !== 'devolviendo') return
  const intento = regalo.pspIntento!
  const hallado = (await ctx.psp.buscarReembolsos(intento)).find(({ reembolsoId }) => reembolsoId === id)
  const informe = hallado ?? (await enviar(ctx, { id, intento, monto: regalo.monto }))
  if (informe.estado === 'enviado') return updateRegalo(ctx.db, id, {}, ctx.now)
  const hecho = informe.estado === 'hecho'
  await ctx.transaction(async (tx) => {
    const actual = await lockRegalo(tx, id)
    if (actual.estado !== 'devolviendo') return
    await updateRegalo(tx, id, { estado: 'devuelto', devueltoEn: ctx.now }, ctx.now)
    await asentar(tx, { clave: `regalo-devuelto:${id}`, tipo: hecho ? 'reembolso_hecho' : 'reembolso_rechazado', reservaId: null, apuntes: hecho ? asientoReembolsoHecho(actual.monto) : asientoReembolsoRechazado(actual.monto), now: ctx.now })
    if (hecho) await encolarCorreo(ctx, tx, `regalo-devuelto:${id}`, correoDeDevolucionDeRegalo(ctx, (await findRegalo(tx, id, ctx.now))!))
    else {
      await deberPorTransferencia(tx, { origen: 'regalo', origenId: id, reservaId: null, monto: actual.monto, now: ctx.now })
      log.error('regalo.devolucion_rechazada', { regaloId: id })
    }
  })
}

/** The money that the provider could not send arrived by bank transfer. */
export const avisarTransferida = (ctx: Ctx, { id }: { id: string }): Promise<void> =>
  ctx.transaction(async (tx) => encolarCorreo(ctx, tx, `regalo-devuelto:${id}`, correoDeDevolucionDeRegalo(ctx, (await findRegalo(tx, id, ctx.now))!)))

/** A refusal is an answer: the debt stays in the books, to be paid by hand. */
async function enviar(ctx: Ctx, { id, intento, monto }: { id: string; intento: string; monto: number }): Promise<PspReembolso> {
  try {
    return await ctx.psp.reembolsar({ reembolsoId: id, intento, monto })
  } catch (error) {
    // The bank holds the money: to be asked again once it has decided.
    if (error instanceof PspRefusedError && error.code === 'charge_disputed') return { id, estado: 'enviado', monto, reembolsoId: id, intento }
    if (error instanceof PspRefusedError) return { id, estado: 'rechazado', monto, reembolsoId: id, intento }
    throw error
  }
}
