import type { Notificacion } from '#contract/notificaciones.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { usuarioDe } from './contar-notificaciones.ts'
import { countNotificaciones, listNotificaciones } from './notificaciones.db.ts'

const POR_PAGINA = 24

export async function listarNotificaciones(ctx: Ctx, { pagina = 1, porPagina = POR_PAGINA }: { pagina?: number | undefined; porPagina?: number | undefined }): Promise<Page<Notificacion>> {
  const usuarioId = usuarioDe(ctx)
  const rows = await listNotificaciones(ctx.db, usuarioId, { limit: porPagina, offset: (pagina - 1) * porPagina })
  const items = rows.map(({ id, tipo, titulo, texto, enlace, leidaEn, createdAt }) => ({ id, tipo: tipo as Notificacion['tipo'], titulo, texto, enlace, leida: leidaEn !== null, creadaEn: createdAt.toISOString() }))
  return { items, total: await countNotificaciones(ctx.db, usuarioId) }
}
