import type { Ctx } from '#server/ctx.ts'
import { abrirReserva } from './acceso.ts'
import { verReservaJson } from './reservas.json.ts'

export async function verReserva(ctx: Ctx, { id }: { id: string }) {
  const reserva = await abrirReserva(ctx, id)
  return verReservaJson(ctx, ctx.db, reserva.id)
}
