import { createHash } from 'node:crypto'
import { normalizarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse } from '#server/refusal.ts'
import { findReservaPorCodigo } from './reservas.db.ts'
import { enlaceDe, verReservaJson } from './reservas.json.ts'

const POR_HORA = { max: 10, segundos: 3600 }

/** A guest without the link: any miss is the same 404. */
export async function buscarReserva(ctx: Ctx, { email, codigo }: { email: string; codigo: string }) {
  await contar(ctx.db, `buscar-reserva:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`, POR_HORA, ctx.now)
  const buscado = normalizarCodigo(codigo)
  const reserva = buscado ? await findReservaPorCodigo(ctx.db, buscado) : undefined
  // Nobody travels yet with what a company has not agreed to.
  if (!reserva || reserva.contactoEmail !== email || reserva.porAceptar) refuse('reserva-desconocida')
  return { ...(await verReservaJson(ctx, ctx.db, reserva.id)), ...enlaceDe(ctx, reserva) }
}
