import type { Reembolso } from '#contract/reservas.ts'
import { asientoReembolsoHecho, asientoReembolsoRechazado } from '#domain/pagos/asientos.ts'
import { siguienteEstadoReembolso, type EstadoReembolso } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import { PspUnknownError, type PspReembolso } from '#server/ports.ts'
import { asentar } from './libro.ts'
import { findPago, lockReembolso, updateReembolso, type ReembolsoRow } from './pagos.db.ts'

/** Sends a refund, or finds out what became of one. Answers what the provider says, null while nothing is known. */
export async function preguntarReembolso(ctx: Ctx, id: string): Promise<PspReembolso | null> {
  const reembolso = await ctx.transaction((tx) => tomar(tx, id, ctx.now))
  if (!reembolso) return null
  const pago = (await findPago(ctx.db, reembolso.pagoId))!
  const known = reembolso.intentos > 0 ? (await ctx.psp.buscarReembolsos(pago.pspIntento!)).find((r) => r.reembolsoId === id) : undefined
  if (known) return known
  try {
    return await ctx.psp.reembolsar({ reembolsoId: id, intento: pago.pspIntento!, monto: reembolso.monto })
  } catch (error) {
    if (error instanceof PspUnknownError) await ctx.transaction((tx) => perderRastro(tx, id, ctx.now))
    else if (isRefused(error)) return { id: `rechazado:${id}`, estado: 'rechazado', monto: reembolso.monto, reembolsoId: id }
    throw error
  }
}

// The provider understood and said no; a breaker or a bug of ours is no answer.
const isRefused = (error: unknown): boolean => (error as { type?: string } | null)?.type === 'StripeInvalidRequestError'

async function tomar(tx: Tx, id: string, now: Date): Promise<ReembolsoRow | null> {
  const reembolso = await lockReembolso(tx, id)
  if (!reembolso || !['solicitado', 'enviado', 'desconocido'].includes(reembolso.estado)) return null
  const estado = reembolso.estado === 'desconocido' ? 'desconocido' : 'enviado'
  await updateReembolso(tx, id, { estado, intentos: reembolso.intentos + 1 }, now)
  return reembolso
}

async function perderRastro(tx: Tx, id: string, now: Date): Promise<void> {
  const reembolso = await lockReembolso(tx, id)
  if (reembolso?.estado === 'enviado') await updateReembolso(tx, id, { estado: 'desconocido' }, now)
}

/** Books the outcome; false if it was booked before or is still open. */
export async function aplicarReembolso(tx: Tx, id: string, informe: PspReembolso, now: Date): Promise<ReembolsoRow | null> {
  const reembolso = await lockReembolso(tx, id)
  if (!reembolso || informe.estado === 'enviado') return null
  const estado = siguienteEstadoReembolso(reembolso.estado as EstadoReembolso, informe.estado === 'hecho' ? 'hacer' : 'rechazar')
  if (!estado) return null
  const hecho = estado === 'hecho'
  await updateReembolso(tx, id, { estado, pspId: informe.id, ...(hecho && { hechoEn: now }) }, now)
  await asentar(tx, {
    clave: `${estado}:${id}`,
    tipo: hecho ? 'reembolso_hecho' : 'reembolso_rechazado',
    reservaId: reembolso.reservaId,
    apuntes: hecho ? asientoReembolsoHecho(reembolso.monto) : asientoReembolsoRechazado(reembolso.monto),
    now,
  })
  if (!hecho) log.error('reembolso.rechazado', { reembolsoId: id, reservaId: reembolso.reservaId })
  return { ...reembolso, estado }
}

export const toReembolsoJson = (r: ReembolsoRow): Reembolso => ({
  monto: r.monto,
  porcentaje: r.porcentaje,
  via: r.via as Reembolso['via'],
  fechaEstimada: r.fechaEstimada,
  estado: r.estado as Reembolso['estado'],
})
