import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { insertEvento } from './pagos.db.ts'

/** Takes a notice in: verified, stored raw, answered at once; a job applies it, once. Answers its id. */
export async function recibirEvento(ctx: Ctx, cuerpo: string, firma: string): Promise<string> {
  const evento = leer(ctx, cuerpo, firma)
  await ctx.transaction(async (tx) => {
    if (await insertEvento(tx, { id: evento.id, tipo: evento.tipo, cuerpo, recibidoEn: ctx.now })) {
      await ctx.enqueue(tx, 'reservas.aplicarEvento', { id: evento.id })
    }
  })
  return evento.id
}

function leer(ctx: Ctx, cuerpo: string, firma: string) {
  try {
    return ctx.psp.leerEvento(cuerpo, firma, ctx.now)
  } catch (cause) {
    return refuse('firma-invalida', { cause })
  }
}
