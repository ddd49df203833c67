import type { Notificacion } from '#contract/notificaciones.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import { bandejaDe } from './bandeja.ts'
import { countNotificaciones, listNotificaciones } from './notificaciones.db.ts'

export async function listarNotificaciones(ctx: Ctx, paginado: Paginado): Promise<Page<Notificacion>> {
  const bandeja = bandejaDe(ctx)
  const rows = await listNotificaciones(ctx.db, bandeja, tramoDe(paginado))
  const items = rows.map(({ id, tipo, titulo, texto, enlace, leidaEn, createdAt }) => ({
    id,
    tipo: tipo as Notificacion['tipo'],
    titulo,
    texto,
    enlace,
    leida: leidaEn !== null,
    creadaEn: createdAt.toISOString(),
  }))
  return { items, total: await countNotificaciones(ctx.db, bandeja) }
}
