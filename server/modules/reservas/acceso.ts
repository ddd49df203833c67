import type { ErrorCode } from '#contract/errors.ts'
import { motivoParaNoVerReserva, puedePagar } from '#domain/permisos/reservas.ts'
import { normalizarCodigo } from '#domain/reservas/codigo.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findReserva, findReservaPorCodigo, type ReservaCompleta } from './reservas.db.ts'

/** The reserva of an id or codigo, if the caller may see it. */
export async function abrirReserva(ctx: Ctx, idOCodigo: string): Promise<ReservaCompleta> {
  const reserva = (await buscarPorIdOCodigo(ctx, idOCodigo)) ?? refuse(desconocida(ctx, idOCodigo))
  const motivo = motivoParaNoVerReserva(ctx.actor, reserva)
  if (motivo) refuse(motivo === 'reserva-ajena' && !esUuid(idOCodigo) ? 'reserva-desconocida' : motivo)
  return reserva
}

/** For whoever wants to pay it, by whatever means. */
export async function abrirPagable(ctx: Ctx, idOCodigo: string): Promise<ReservaCompleta> {
  const reserva = await abrirReserva(ctx, idOCodigo)
  if (!puedePagar(ctx.actor, reserva)) refuse('reserva-ajena')
  // What another system holds is owed once that system confirms it.
  return reserva.publicos === null ? reserva : refuse('reserva-no-pendiente')
}

/** Whose Idempotency-Key it is: the account's, or the guest's e-mail. */
export const duenioDe = (ctx: Ctx, { contactoEmail }: { contactoEmail: string }): string =>
  ctx.actor.tipo === 'sesion' ? ctx.actor.usuarioId : contactoEmail

/** For the audit. */
export const quien = (ctx: Ctx): string => (ctx.actor.tipo === 'sesion' ? ctx.actor.usuarioId : ctx.actor.tipo)

// A codigo is short: to a stranger a foreign one looks like one that does not exist.
function desconocida(ctx: Ctx, idOCodigo: string): ErrorCode {
  return ctx.actor.tipo === 'invitado' && !esUuid(idOCodigo) ? 'clave-de-reserva-requerida' : 'reserva-desconocida'
}

export async function buscarPorIdOCodigo(ctx: Ctx, idOCodigo: string): Promise<ReservaCompleta | undefined> {
  if (esUuid(idOCodigo)) return findReserva(ctx.db, idOCodigo.toLowerCase())
  const codigo = normalizarCodigo(idOCodigo)
  return codigo ? findReservaPorCodigo(ctx.db, codigo) : undefined
}
