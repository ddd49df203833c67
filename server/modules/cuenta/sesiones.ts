import type { SesionAbierta } from '#contract/seguridad.ts'
import { esUuid } from '#domain/identificador.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { laSesion } from '#server/la-sesion.ts'
import { deleteOtrasSesiones, deleteSesionDe, listSesionesDe } from '#server/modules/usuarios/index.ts'

// A session that is remembered may rest for days, any other for half a day.
const HORAS_SIN_RECORDAR = 12

/** Few at most, so they are read whole and cut here. */
export async function listarSesiones(
  ctx: Ctx,
  { pagina = 1, porPagina }: { pagina?: number | undefined; porPagina?: number | undefined },
): Promise<Page<SesionAbierta>> {
  const sesion = laSesion(ctx)
  const filas = await listSesionesDe(ctx.db, sesion.usuarioId, sesion.contexto, ctx.now)
  const items = filas.map(({ id, agente, inactividadSegundos, usadaEn, createdAt }) => ({
    id,
    dispositivo: agente,
    actual: id === sesion.sesionId,
    recordada: inactividadSegundos > HORAS_SIN_RECORDAR * 3600,
    abiertaEn: createdAt.toISOString(),
    usadaEn: usadaEn.toISOString(),
  }))
  const limite = porPagina ?? (pagina === 1 ? items.length : 24)
  return { items: items.slice((pagina - 1) * limite, pagina * limite), total: items.length }
}

export async function terminarSesion(ctx: Ctx, { id }: { id: string }): Promise<Record<string, never>> {
  const sesion = laSesion(ctx)
  // An id of a strange form names no session.
  if (!esUuid(id) || !(await deleteSesionDe(ctx.db, id.toLowerCase(), sesion)))
    return refuseAjeno(ctx.db, {
      de: 'sesiones',
      id,
      salvo: { usuarioId: sesion.usuarioId },
      desconocido: 'sesion-desconocida',
    })
  return {}
}

export async function terminarOtrasSesiones(ctx: Ctx): Promise<{ cerradas: number }> {
  const { usuarioId, sesionId } = laSesion(ctx)
  return { cerradas: await deleteOtrasSesiones(ctx.db, usuarioId, sesionId) }
}
