import type { Input } from '#contract/call.ts'
import type { resenas } from '#contract/resenas.ts'
import { puedeModerarResenas } from '#domain/permisos/resenas.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { recalcularCalificacion } from './recalcular-calificacion.ts'
import { lockResena, resolverDenuncias, updateResena } from './resenas.db.ts'

/** Hides a review by a published rule, or lets it stand; the reports against it are answered with that. */
export async function moderarResena(ctx: Ctx, { resenaId, decision, regla }: Input<typeof resenas.moderarResena>): Promise<{ oculta: boolean }> {
  if (!puedeModerarResenas(ctx.actor) || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const { usuarioId } = ctx.actor
  const oculta = decision === 'ocultar'
  if (oculta && !regla) refuseCampo('regla', 'Elige un motivo de la lista')
  return ctx.transaction(async (tx) => {
    const resena = (await lockResena(tx, resenaId)) ?? refuse('resena-desconocida')
    await updateResena(tx, resena.id, { ocultaEn: oculta ? ctx.now : null, motivoOculta: oculta ? regla! : null, updatedAt: ctx.now })
    await resolverDenuncias(tx, resena.id, { estado: oculta ? 'aceptada' : 'descartada', resueltaPor: usuarioId, resueltaEn: ctx.now })
    await anotar(tx, { actor: usuarioId, accion: oculta ? 'ocultar' : 'mantener', objeto: 'resena', objetoId: resena.id, detalle: { regla: regla ?? null }, now: ctx.now })
    await recalcularCalificacion(tx, resena.experienciaId, ctx.now)
    return { oculta }
  })
}
