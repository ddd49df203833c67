import type { Input } from '#contract/call.ts'
import type { resenas } from '#contract/resenas.ts'
import { puedeModerarResenas } from '#domain/permisos/resenas.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { exigirQueSeaAjena } from '#server/modules/reservas/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { recalcularCalificacion } from './recalcular-calificacion.ts'
import { contarApelacion } from './apelar-opinion.ts'
import { contarLaDecision } from './contar-la-decision.ts'
import { lockResena, resolverDenuncias, updateResena } from './resenas.db.ts'

/** Hides a review by a published rule, or lets it stand; the reports against it are answered with that. */
export async function moderarResena(
  ctx: Ctx,
  { resenaId, decision: elegida, regla }: Input<typeof resenas.moderarResena>,
): Promise<{ oculta: boolean }> {
  if (!puedeModerarResenas(ctx.actor) || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const { usuarioId } = ctx.actor
  const oculta = elegida === 'ocultar'
  if (oculta && !regla) refuseCampo('regla', 'Elige un motivo de la lista')
  return ctx.transaction(async (tx) => {
    const resena = (await lockResena(tx, resenaId)) ?? refuse('resena-desconocida')
    await exigirQueSeaAjena(ctx, tx, resena.reservaId)
    await updateResena(tx, resena.id, {
      ocultaEn: oculta ? ctx.now : null,
      motivoOculta: oculta ? regla! : null,
      updatedAt: ctx.now,
    })
    const avisadores = await resolverDenuncias(tx, resena.id, {
      estado: oculta ? 'aceptada' : 'descartada',
      resueltaPor: usuarioId,
      resueltaEn: ctx.now,
    })
    const decision = {
      actor: usuarioId,
      decision: oculta ? 'ocultado' : 'mantenido',
      texto: null,
      detalle: { regla: regla ?? null },
      now: ctx.now,
    }
    const fueApelada = await resolverCaso(tx, { tipo: 'apelacion', objetoId: resena.id, ...decision })
    if (!fueApelada) await resolverCaso(tx, { tipo: 'opinion', objetoId: resena.id, ...decision })
    await anotar(tx, {
      actor: usuarioId,
      accion: oculta ? 'ocultar' : 'mantener',
      objeto: 'resena',
      objetoId: resena.id,
      detalle: { regla: regla ?? null },
      now: ctx.now,
    })
    await recalcularCalificacion(tx, resena.experienciaId, ctx.now)
    await contarLaDecision(ctx, tx, { resena, regla: oculta ? regla! : null, avisadores })
    if (fueApelada) await contarApelacion(ctx, tx, { resena, regla: oculta ? regla! : null })
    return { oculta }
  })
}
