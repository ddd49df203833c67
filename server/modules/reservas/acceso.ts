import type { ErrorCode } from '#contract/errors.ts'
import { motivoParaNoVerReserva } from '#domain/permisos/reservas.ts'
import { normalizarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findReserva, findReservaPorCodigo, type ReservaCompleta } from './reservas.db.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The reserva of an id or codigo, if the caller may see it. */
export async function abrirReserva(ctx: Ctx, idOCodigo: string): Promise<ReservaCompleta> {
  const reserva = (await buscar(ctx, idOCodigo)) ?? refuse(desconocida(ctx, idOCodigo))
  const motivo = motivoParaNoVerReserva(ctx.actor, reserva)
  if (motivo) refuse(motivo === 'reserva-ajena' && !UUID.test(idOCodigo) ? 'reserva-desconocida' : motivo)
  return reserva
}

/** Whose Idempotency-Key it is: the account's, or the guest's e-mail. */
export const duenioDe = (ctx: Ctx, { contactoEmail }: { contactoEmail: string }): string => (ctx.actor.tipo === 'sesion' ? ctx.actor.usuarioId : contactoEmail)

/** For the audit. */
export const quien = (ctx: Ctx): string => (ctx.actor.tipo === 'sesion' ? ctx.actor.usuarioId : ctx.actor.tipo)

// A codigo is short: to a stranger a foreign one looks like one that does not exist.
function desconocida(ctx: Ctx, idOCodigo: string): ErrorCode {
  return ctx.actor.tipo === 'invitado' && !UUID.test(idOCodigo) ? 'clave-de-reserva-requerida' : 'reserva-desconocida'
}

async function buscar(ctx: Ctx, idOCodigo: string): Promise<ReservaCompleta | undefined> {
  if (UUID.test(idOCodigo)) return findReserva(ctx.db, idOCodigo.toLowerCase())
  const codigo = normalizarCodigo(idOCodigo)
  return codigo ? findReservaPorCodigo(ctx.db, codigo) : undefined
}

