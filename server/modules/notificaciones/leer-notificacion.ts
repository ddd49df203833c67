import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx } from '#server/ctx.ts'
import { bandejaDe } from './bandeja.ts'
import { contarNotificaciones } from './contar-notificaciones.ts'
import { marcarLeida } from './notificaciones.db.ts'

export async function leerNotificacion(
  ctx: Ctx,
  { notificacionId }: { notificacionId: string },
): Promise<{ sinLeer: number }> {
  if (!(await marcarLeida(ctx.db, bandejaDe(ctx), notificacionId, ctx.now)))
    return refuseAjeno(ctx.db, { de: 'notificaciones', id: notificacionId, desconocido: 'notificacion-desconocida' })
  return contarNotificaciones(ctx)
}
