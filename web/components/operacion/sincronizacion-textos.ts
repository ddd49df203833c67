import type { CalendarioExterno } from '#contract/sincronizacion.ts'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'

/** What is known of a calendar now, in one sentence. */
export function estadoDe({ estado, servidor, leidoEn, ocupados }: CalendarioExterno, zona: string): string {
  if (estado === 'leyendo') return 'Leyendo el calendario...'
  const cuanto =
    ocupados === 0
      ? 'sin horarios ocupados por venir'
      : formatCantidad(ocupados, 'horario ocupado por venir', 'horarios ocupados por venir')
  if (!leidoEn) return 'Aún no lo hemos podido leer.'
  return `${servidor ? 'Leído' : 'Subido'} el ${formatSalida(leidoEn, zona)}: ${cuanto}.`
}

export const noEntendidoDe = (n: number): string =>
  n === 1 ? 'Hay una parte que no entendimos' : `Hay ${n} partes que no entendimos`
