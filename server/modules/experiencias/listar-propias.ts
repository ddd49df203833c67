import type { ExperienciaPropia } from '#contract/operadores.ts'
import { CONTENIDO_VACIO } from '#domain/experiencias/contenido.ts'
import { faltasDe } from '#domain/experiencias/faltas.ts'
import { ubicacion } from '#domain/experiencias/ficha.ts'
import { conOffset } from '#domain/fechas.ts'
import { esPublica, operadorDeSesion, type Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { firmada } from '#server/modules/fotos/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import { countPropias, listPropias, type PropiaRow } from './propias.db.ts'

const TODAS = 1000

/** The experiences of whoever asks, as host or as provider. */
export async function listarPropias(ctx: Ctx, paginado: Paginado): Promise<Page<ExperienciaPropia>> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  const rows = await listPropias(ctx.db, operador, { now: ctx.now, ...tramoDe(paginado, TODAS) })
  return { items: rows.map((row) => toPropiaJson(ctx, row, operador)), total: await countPropias(ctx.db, operador) }
}

function toPropiaJson(ctx: Ctx, row: PropiaRow, { anfitrionId }: Ofrecida): ExperienciaPropia {
  const estado = row.estado as ExperienciaPropia['estado']
  return {
    id: row.id,
    slug: row.slug,
    nombreExperiencia: row.nombreExperiencia,
    tipoExperiencia: row.tipoExperiencia as ExperienciaPropia['tipoExperiencia'],
    ubicacionGeografica: ubicacion(row),
    estado,
    // What is not public yet is shown to its own operador alone.
    portada: esPublica(estado) ? row.portada : firmada(ctx, row.portada),
    precioPorPersona: row.precioDicho ? row.precioPorPersona : null,
    zonaHoraria: row.zonaHoraria as ExperienciaPropia['zonaHoraria'],
    calificacion: { promedio: row.calificacionPromedio, cantidad: row.calificacionCantidad },
    proximaSalida: row.proximaInicio && {
      inicio: conOffset(row.proximaInicio, row.zonaHoraria),
      cupos: row.proximaCupos!,
      ocupados: row.proximaOcupados!,
    },
    reservasVigentes: row.reservasVigentes,
    enlacePropio:
      anfitrionId && esPublica(estado)
        ? `/experience/${row.slug}?enlace=${ctx.secretos.claveDeEnlace('venta', row.id)}`
        : null,
    edicion: row.edicionEstado && {
      estado: row.edicionEstado,
      faltas: row.edicionContenido ? faltasDe({ ...CONTENIDO_VACIO, ...row.edicionContenido }).length : 0,
      observaciones: row.edicionEstado === 'observada' ? row.edicionObservaciones : 0,
    },
  }
}
