import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { resenas } from '#contract/resenas.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse } from '#server/refusal.ts'
import { findResenaPublica, insertDenuncia } from './resenas.db.ts'

const POR_HORA = { max: 10, segundos: 3600 }

/** Anybody may say that a review breaks a rule; a person decides. */
export async function denunciarResena(
  ctx: Ctx,
  { resenaId, regla, detalle }: Input<typeof resenas.denunciarResena>,
): Promise<{ recibida: true }> {
  const usuarioId = usuarioSiHay(ctx)
  const resena = (await findResenaPublica(ctx.db, resenaId, ctx.now)) ?? refuse('resena-desconocida')
  const quien = usuarioId ?? ctx.address
  if (quien) await contar(ctx.db, `denunciar:${quien}`, POR_HORA, ctx.now)
  return ctx.transaction(async (tx) => {
    await insertDenuncia(tx, {
      id: randomUUID(),
      resenaId: resena.id,
      usuarioId,
      regla,
      detalle: detalle ?? '',
      createdAt: ctx.now,
    })
    await abrirCaso(tx, {
      tipo: 'opinion',
      objeto: 'resena',
      objetoId: resena.id,
      titulo: resena.nombreExperiencia,
      detalle: { regla },
      now: ctx.now,
    })
    return { recibida: true }
  })
}
