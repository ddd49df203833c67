import type { FiltrosEntendidos } from '#contract/asistente.ts'
import { ORDENES } from '#web/components/catalogo-textos.ts'
import { formatCantidad, formatDia, formatPesos, formatRango } from '#web/ui/formato.ts'

/** What was understood, one phrase for each filter. */
export function frasesDe({
  q,
  destino,
  region,
  tipo,
  participantes,
  precioMin,
  precioMax,
  orden,
  ...fechas
}: FiltrosEntendidos): string[] {
  return [
    q && `«${q}»`,
    destino,
    region,
    tipo,
    enFechas(fechas),
    participantes && formatCantidad(participantes, 'viajero', 'viajeros'),
    precioMin && `Desde ${formatPesos(precioMin)}`,
    precioMax && `Hasta ${formatPesos(precioMax)}`,
    orden && orden !== 'relevance' && ORDENES[orden],
  ].filter((frase) => typeof frase === 'string' && frase !== '') as string[]
}

function enFechas({
  fecha,
  fechaInicio,
  fechaFin,
}: Pick<FiltrosEntendidos, 'fecha' | 'fechaInicio' | 'fechaFin'>): string {
  if (fecha) return formatDia(fecha)
  if (fechaInicio && fechaFin) return formatRango(fechaInicio, fechaFin)
  if (fechaInicio) return `Desde el ${formatDia(fechaInicio)}`
  return fechaFin ? `Hasta el ${formatDia(fechaFin)}` : ''
}

/** The results of the home page with the same filters. */
export function enlaceAResultados(filtros: FiltrosEntendidos): string {
  const consulta = new URLSearchParams(Object.entries(filtros).map(([nombre, valor]) => [nombre, String(valor)]))
  return consulta.size > 0 ? `/?${consulta}#resultados` : '/#resultados'
}
