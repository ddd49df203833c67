import type { CorreoRechazado } from '#contract/salud.ts'
import { enmascararCorreo } from '#domain/fichas/enmascarar.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { countRechazados, listRechazados, sacarDeRechazados } from '#server/modules/correos/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'

interface Pedido {
  correoId: string
  motivo: string
}

/** Mails that the server of their address will never take. Whose they are is told to them where they look; here it is enough to see where it goes wrong. */
export async function listarCorreosRechazados(ctx: Ctx, paginado: Paginado): Promise<Page<CorreoRechazado>> {
  if (!puedeEntrar(ctx.actor, 'salud')) refuse('sin-permiso')
  const filas = await listRechazados(ctx.db, tramoDe(paginado))
  return {
    items: filas.map(({ id, clave, para, rechazo, rechazadoEn }) => ({
      id,
      clase: clave.slice(0, clave.indexOf(':')),
      para: enmascararCorreo(para),
      codigo: rechazo,
      en: rechazadoEn.toISOString(),
    })),
    total: await countRechazados(ctx.db),
  }
}

/** Once what was wrong is mended: it goes out as it was written. */
export const repetirCorreo = (ctx: Ctx, pedido: Pedido): Promise<Record<string, never>> =>
  atender(ctx, pedido, 'repetir')

export const descartarCorreo = (ctx: Ctx, pedido: Pedido): Promise<Record<string, never>> =>
  atender(ctx, pedido, 'descartar')

async function atender(
  ctx: Ctx,
  { correoId, motivo }: Pedido,
  acto: 'repetir' | 'descartar',
): Promise<Record<string, never>> {
  if (!puedeEntrar(ctx.actor, 'salud') || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const actor = ctx.actor.usuarioId
  return ctx.transaction(async (tx) => {
    const correo = await sacarDeRechazados(tx, correoId, acto === 'repetir' ? 'pendiente' : 'descartado')
    if (correo === 'unknown') refuse('carta-desconocida')
    if (correo === 'gone') refuse('carta-ya-atendida')
    if (acto === 'repetir') await ctx.enqueue(tx, 'correos.enviar', { id: correoId }, { receiver: 'correo' })
    await anotar(tx, {
      actor,
      accion: `correo.${acto}`,
      objeto: 'correo',
      objetoId: correoId,
      detalle: { clase: correo.clave.slice(0, correo.clave.indexOf(':')), motivo },
      now: ctx.now,
    })
    return {}
  })
}
