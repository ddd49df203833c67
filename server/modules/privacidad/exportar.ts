import { randomUUID } from 'node:crypto'
import type { DatosPersonales, Exportacion } from '#contract/privacidad.ts'
import { venceSolicitud } from '#domain/privacidad/borrado.ts'
import { aCsv } from '#domain/privacidad/csv.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse } from '#server/refusal.ts'
import {
  countExportaciones,
  findEnCurso,
  findExportacion,
  insertExportacion,
  listExportaciones,
  type ExportacionRow,
} from './exportaciones.db.ts'
import { quienPregunta } from './quien-pregunta.ts'
import { insertSolicitud } from './solicitudes.db.ts'

const POR_DIA = { max: 5, segundos: 86_400 }
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export async function pedirExportacion(ctx: Ctx): Promise<Exportacion> {
  const usuarioId = quienPregunta(ctx)
  const enCurso = await findEnCurso(ctx.db, usuarioId)
  if (enCurso) return toJson(enCurso)
  await contar(ctx.db, `exportar:${usuarioId}`, POR_DIA, ctx.now)
  const nueva = await ctx.transaction(async (tx) => {
    const id = randomUUID()
    const row = await insertExportacion(tx, { id, usuarioId, createdAt: ctx.now })
    if (!row) return undefined
    await insertSolicitud(tx, {
      id,
      usuarioId,
      derecho: 'portabilidad',
      detalle: null,
      venceEn: venceSolicitud(ctx.now),
      createdAt: ctx.now,
    })
    await ctx.enqueue(tx, 'privacidad.exportar', { id })
    return row
  })
  return toJson(
    nueva ?? (await findEnCurso(ctx.db, usuarioId)) ?? refuse('demasiados-intentos', { retryAfterSeconds: 1 }),
  )
}

export async function listarExportaciones(
  ctx: Ctx,
  { pagina = 1, porPagina = 24 }: { pagina?: number | undefined; porPagina?: number | undefined },
): Promise<Page<Exportacion>> {
  const usuarioId = quienPregunta(ctx)
  const filas = await listExportaciones(ctx.db, usuarioId, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: filas.map(toJson), total: await countExportaciones(ctx.db, usuarioId) }
}

export async function descargarDatos(ctx: Ctx, { id }: { id: string }): Promise<DatosPersonales> {
  const usuarioId = quienPregunta(ctx)
  const exportacion = UUID.test(id) ? await findExportacion(ctx.db, id.toLowerCase()) : undefined
  if (exportacion?.usuarioId !== usuarioId)
    return refuseAjeno(ctx.db, { de: 'exportaciones', id, desconocido: 'exportacion-desconocida' })
  if (!exportacion.datos || !exportacion.venceEn || exportacion.venceEn <= ctx.now) refuse('exportacion-no-lista')
  return JSON.parse(exportacion.datos) as DatosPersonales
}

export const descargarDatosCsv = async (ctx: Ctx, input: { id: string }): Promise<string> =>
  aCsv(await descargarDatos(ctx, input))

const toJson = ({ id, estado, avance, createdAt, venceEn }: ExportacionRow): Exportacion => ({
  id,
  estado: estado as Exportacion['estado'],
  avance,
  pedidaEn: createdAt.toISOString(),
  venceEn: venceEn?.toISOString() ?? null,
})
