import type { ResenaRecibida } from '#contract/resenas.ts'
import { puedeResponderResena } from '#domain/permisos/resenas.ts'
import { reglaQueRompe } from '#domain/resenas/moderacion.ts'
import type { Ctx } from '#server/ctx.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { toRecibidaJson } from './listar-resenas-recibidas.ts'
import { findDecision } from './decisiones.db.ts'
import { lockResena, updateResena } from './resenas.db.ts'
import { estaPublicada } from './ver-mi-resena.ts'

/** The operator's one answer, shown under the review. */
export async function responderResena(
  ctx: Ctx,
  { resenaId, respuesta }: { resenaId: string; respuesta: string },
): Promise<ResenaRecibida> {
  return ctx.transaction(async (tx) => {
    // Locked: two tabs must not answer twice.
    const resena = await lockResena(tx, resenaId)
    if (!resena || !estaPublicada(resena, ctx.now)) refuse('resena-desconocida')
    if (!puedeResponderResena(ctx.actor, resena)) refuse('sin-permiso')
    if (resena.respuesta !== null) refuse('resena-ya-respondida')
    if (reglaQueRompe(respuesta)) refuseCampo('respuesta', 'Escribe sin insultos, correos, teléfonos ni enlaces')
    await updateResena(tx, resena.id, { respuesta, respuestaEn: ctx.now, updatedAt: ctx.now })
    // The public page shows it.
    await moverCatalogo(tx)
    return toRecibidaJson(ctx, {
      ...resena,
      ...(await findDecision(tx, resena.id)),
      publicadaEn: resena.publicadaEn!,
      respuesta,
    })
  })
}
