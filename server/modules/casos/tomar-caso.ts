import type { ACTOS_DE_TOMA } from '#contract/enumeraciones.ts'
import type { CasoConHechos } from '#contract/casos.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { puedeAtender } from '#domain/permisos/casos.ts'
import type { TipoCaso } from '#contract/casos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { refuse } from '#server/refusal.ts'
import { insertHecho, lockCaso, updateCaso } from './casos.db.ts'
import { estaTomado } from './tomado.ts'
import { verEn } from './ver-caso.ts'

/** One person looks at a case at a time; another may relieve them, and that is written down. */
export async function tomarCaso(
  ctx: Ctx,
  { casoId, acto }: { casoId: string; acto: (typeof ACTOS_DE_TOMA)[number] },
): Promise<CasoConHechos> {
  return ctx.transaction(async (tx) => {
    const { caso, yo } = await abrirPara(ctx, tx, casoId)
    if (caso.estado === 'resuelto') refuse('caso-ya-resuelto')
    const esAjeno = caso.tomadoPor !== yo && estaTomado(caso, ctx.now)
    if (esAjeno && acto !== 'relevar') refuse('caso-tomado')
    const isSoltar = acto === 'soltar'
    await updateCaso(tx, caso.id, { tomadoPor: isSoltar ? null : yo, tomadoEn: isSoltar ? null : ctx.now })
    // Looking again at what is mine is no news.
    if (isSoltar ? caso.tomadoPor === yo : caso.tomadoPor !== yo || !estaTomado(caso, ctx.now)) {
      await insertHecho(tx, {
        casoId: caso.id,
        actor: yo,
        hecho: isSoltar ? 'soltado' : esAjeno ? 'relevado' : 'tomado',
        texto: null,
        detalle: {},
        createdAt: ctx.now,
      })
      await anotar(tx, { actor: yo, accion: `caso.${acto}`, objeto: 'caso', objetoId: caso.id, now: ctx.now })
    }
    return verEn(ctx, tx, casoId)
  })
}

export async function anotarCaso(
  ctx: Ctx,
  { casoId, texto }: { casoId: string; texto: string },
): Promise<CasoConHechos> {
  return ctx.transaction(async (tx) => {
    const { caso, yo } = await abrirPara(ctx, tx, casoId)
    await insertHecho(tx, { casoId: caso.id, actor: yo, hecho: 'nota', texto, detalle: {}, createdAt: ctx.now })
    await anotar(tx, { actor: yo, accion: 'caso.anotar', objeto: 'caso', objetoId: caso.id, now: ctx.now })
    return verEn(ctx, tx, casoId)
  })
}

async function abrirPara(ctx: Ctx, tx: Tx, casoId: string) {
  const caso = (await lockCaso(tx, casoId)) ?? refuse('caso-desconocido')
  const yo = sesionEn(ctx.actor, 'admin')?.usuarioId ?? refuse('sin-permiso')
  if (!puedeAtender(ctx.actor, caso.tipo as TipoCaso)) refuse('sin-permiso')
  return { caso, yo }
}
