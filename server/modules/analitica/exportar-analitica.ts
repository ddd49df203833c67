import { celdaCsv } from '#domain/privacidad/csv.ts'
import type { Ctx } from '#server/ctx.ts'
import { listLineas } from './analitica.db.ts'
import { tramosDe, type RangoPedido } from './ver-analitica.ts'

const COLUMNAS = [
  'fecha',
  'experiencia',
  'vistas',
  'cotizaciones',
  'sin_fechas',
  'sin_cupos',
  'reservas_empezadas',
  'reservas_pagadas',
  'canceladas',
  'ventas',
  'ingresos',
]

/** One row per day and experiencia, numbers as numbers. */
export async function exportarAnalitica(ctx: Ctx, rango: RangoPedido): Promise<string> {
  const lineas = await listLineas(ctx.db, tramosDe(ctx, rango).tramos)
  const filas = lineas.map((l) => [
    l.fecha,
    celdaCsv(l.nombreExperiencia),
    ...[
      l.vistas,
      l.cotizaciones,
      l.sinFechas,
      l.sinCupos,
      l.retenciones,
      l.reservas,
      l.canceladas,
      l.ventas,
      l.ingresos,
    ].map(String),
  ])
  return [COLUMNAS, ...filas].map((celdas) => `${celdas.join(',')}\r\n`).join('')
}
