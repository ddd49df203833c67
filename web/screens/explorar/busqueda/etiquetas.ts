import { formatCantidad, formatDia, formatPesos, formatRango } from '#web/ui/formato.ts'
import type { Filtros } from './filtros.ts'

export type Etiqueta = { texto: string; claves: (keyof Filtros)[] }

/** The filters in force, as words that can be taken away one by one. */
export function etiquetasDe(filtros: Filtros): Etiqueta[] {
  const { q, destino, region, tipo, participantes, precioMin, precioMax, zona } = filtros
  const fechas = fechasEnPalabras(filtros)
  return [
    ...(q ? [{ texto: `«${q}»`, claves: ['q' as const] }] : []),
    ...(destino ? [{ texto: destino, claves: ['destino' as const] }] : []),
    ...(region ? [{ texto: region, claves: ['region' as const] }] : []),
    ...(tipo ? [{ texto: tipo, claves: ['tipo' as const] }] : []),
    ...(fechas ? [{ texto: fechas, claves: ['fechaInicio' as const, 'fechaFin' as const] }] : []),
    ...(participantes
      ? [{ texto: formatCantidad(participantes, 'viajero', 'viajeros'), claves: ['participantes' as const] }]
      : []),
    ...(precioMin ? [{ texto: `Desde ${formatPesos(precioMin)}`, claves: ['precioMin' as const] }] : []),
    ...(precioMax ? [{ texto: `Hasta ${formatPesos(precioMax)}`, claves: ['precioMax' as const] }] : []),
    ...(zona ? [{ texto: 'Zona del mapa', claves: ['zona' as const] }] : []),
  ]
}

export function fechasEnPalabras({ fechaInicio, fechaFin }: Pick<Filtros, 'fechaInicio' | 'fechaFin'>): string {
  if (fechaInicio && fechaFin) return formatRango(fechaInicio, fechaFin)
  if (fechaInicio) return `Desde el ${formatDia(fechaInicio)}`
  return fechaFin ? `Hasta el ${formatDia(fechaFin)}` : ''
}

export function sinClaves(filtros: Filtros, claves: (keyof Filtros)[]): Filtros {
  return Object.fromEntries(
    Object.entries(filtros).filter(([clave]) => !claves.includes(clave as keyof Filtros)),
  ) as Filtros
}

/** Everything but the sort, which narrows nothing. */
export function sinFiltros({ orden }: Filtros): Filtros {
  return orden ? { orden } : {}
}
