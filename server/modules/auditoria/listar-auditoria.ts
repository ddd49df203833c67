import type { Anotado, auditoria } from '#contract/auditoria.ts'
import type { Input } from '#contract/call.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import { celdaCsv } from '#domain/privacidad/csv.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { anotar } from './auditoria.db.ts'
import { countAuditoria, listAuditoria, type AnotadoRow } from './listado.db.ts'

const MAX_CSV = 10_000

export async function listarAuditoria(
  ctx: Ctx,
  { pagina, porPagina, antesDe, ...filtros }: Input<typeof auditoria.listarAuditoria>,
): Promise<Page<Anotado>> {
  if (!puedeEntrar(ctx.actor, 'auditoria')) refuse('sin-permiso')
  const visto = antesDe !== undefined && /^\d{1,15}$/.test(antesDe) ? Number(antesDe) : undefined
  const filas = await listAuditoria(ctx.db, { ...filtros, antesDe: visto }, tramoDe({ pagina, porPagina }))
  return { items: filas.map(toJson), total: await countAuditoria(ctx.db, filtros) }
}

/** Whoever takes a copy away is written down as well. */
export async function exportarAuditoria(ctx: Ctx, filtros: Input<typeof auditoria.exportarAuditoria>): Promise<string> {
  if (!puedeEntrar(ctx.actor, 'auditoria') || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  await anotar(ctx.db, {
    actor: ctx.actor.usuarioId,
    accion: 'auditoria.exportar',
    objeto: 'auditoria',
    objetoId: 'todo',
    now: ctx.now,
  })
  const filas = await listAuditoria(ctx.db, filtros, { limit: MAX_CSV, offset: 0 })
  const lineas = filas.map((fila) => [
    String(fila.id),
    fila.createdAt.toISOString(),
    fila.quien,
    fila.accion,
    fila.objeto,
    fila.objetoId,
    JSON.stringify(fila.detalle),
  ])
  return [['id', 'en', 'quien', 'accion', 'objeto', 'objetoId', 'detalle'], ...lineas]
    .map((linea) => linea.map(celdaCsv).join(','))
    .join('\r\n')
}

const toJson = ({ id, createdAt, detalle, ...fila }: AnotadoRow): Anotado => ({
  ...fila,
  id,
  en: createdAt.toISOString(),
  detalle: Object.entries(detalle).flatMap(([clave, valor]) =>
    valor === null || valor === '' ? [] : [{ clave, valor }],
  ),
})
