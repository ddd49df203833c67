import type { AvisoFallido } from '#contract/salud.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { countAvisosFallidos, listAvisosFallidos, sacarDeFallidos } from '#server/modules/pagos/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'

interface Pedido {
  avisoId: string
  motivo: string
}

/** Notices of the payment provider that could not be applied (docs/nunca.md 3.2). */
export async function listarAvisosFallidos(ctx: Ctx, paginado: Paginado): Promise<Page<AvisoFallido>> {
  if (!puedeEntrar(ctx.actor, 'salud')) refuse('sin-permiso')
  const filas = await listAvisosFallidos(ctx.db, tramoDe(paginado))
  return {
    items: filas.map(({ recibidoEn, error, ...aviso }) => ({
      ...aviso,
      error: error ?? 'sin mensaje',
      recibidoEn: recibidoEn.toISOString(),
    })),
    total: await countAvisosFallidos(ctx.db),
  }
}

/** As if it had just come in, with all its tries. */
export const repetirAviso = (ctx: Ctx, pedido: Pedido): Promise<Record<string, never>> =>
  atender(ctx, pedido, 'repetir')

export const descartarAviso = (ctx: Ctx, pedido: Pedido): Promise<Record<string, never>> =>
  atender(ctx, pedido, 'descartar')

async function atender(
  ctx: Ctx,
  { avisoId, motivo }: Pedido,
  acto: 'repetir' | 'descartar',
): Promise<Record<string, never>> {
  if (!puedeEntrar(ctx.actor, 'salud') || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const actor = ctx.actor.usuarioId
  return ctx.transaction(async (tx) => {
    const aviso = await sacarDeFallidos(tx, avisoId, acto === 'repetir' ? 'recibido' : 'ignorado')
    if (aviso === 'unknown') refuse('carta-desconocida')
    if (aviso === 'gone') refuse('carta-ya-atendida')
    if (acto === 'repetir') await ctx.enqueue(tx, 'reservas.aplicarEvento', { id: avisoId })
    await anotar(tx, {
      actor,
      accion: `aviso.${acto}`,
      objeto: 'aviso',
      objetoId: avisoId,
      detalle: { tipo: aviso.tipo, motivo },
      now: ctx.now,
    })
    return {}
  })
}
