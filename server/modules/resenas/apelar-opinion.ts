import type { ReglaResena } from '#contract/resenas.ts'
import { puedeResponderResena } from '#domain/permisos/resenas.ts'
import { motivoParaNoApelar } from '#domain/resenas/apelacion.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { correoDelOperador } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findDecision } from './decisiones.db.ts'
import { lockResena, type ResenaFila } from './resenas.db.ts'
import { REGLAS } from './contar-la-decision.ts'

/** The operator disagrees with what was decided of an opinion: somebody else of ours looks again. */
export async function apelarOpinion(
  ctx: Ctx,
  { resenaId, texto }: { resenaId: string; texto: string },
): Promise<{ recibida: true }> {
  return ctx.transaction(async (tx) => {
    // Locked: two tabs must not appeal twice.
    const resena = (await lockResena(tx, resenaId)) ?? refuse('resena-desconocida')
    if (ctx.actor.tipo !== 'sesion' || !puedeResponderResena(ctx.actor, resena)) refuse('sin-permiso')
    const { decididaPor, ...decision } = await findDecision(tx, resena.id)
    const motivo = motivoParaNoApelar(decision, ctx.now)
    if (motivo) refuse(motivo)
    await abrirCaso(tx, {
      tipo: 'apelacion',
      objeto: 'resena',
      objetoId: resena.id,
      titulo: resena.nombreExperiencia,
      detalle: { oculta: resena.ocultaEn !== null },
      noPuede: decididaPor,
      texto,
      now: ctx.now,
    })
    await anotar(tx, {
      actor: ctx.actor.usuarioId,
      accion: 'opinion.apelar',
      objeto: 'resena',
      objetoId: resena.id,
      now: ctx.now,
    })
    return { recibida: true }
  })
}

/** What the second look decided, to the operator who asked for it. */
export async function contarApelacion(
  ctx: Ctx,
  tx: Tx,
  { resena, regla }: { resena: ResenaFila & { nombreExperiencia: string }; regla: ReglaResena | null },
): Promise<void> {
  const para = await correoDelOperador(tx, resena.reservaId)
  if (!para) return
  await encolarCorreo(ctx, tx, `apelacion-opinion:${resena.id}`, {
    para,
    asunto: `Resolvimos tu apelación: ${resena.nombreExperiencia}`,
    titulo: 'Resolvimos tu apelación',
    parrafos: [
      `Otra persona de nuestro equipo revisó la opinión de ${resena.nombreExperiencia}.`,
      regla
        ? `La opinión ${REGLAS[regla]}: ya no se muestra ni cuenta en el promedio.`
        : 'La opinión no rompe las reglas publicadas: se muestra y cuenta en el promedio.',
      'Esta decisión es definitiva.',
    ],
  })
}
