import type { DiaDeAnalitica, Perdida } from '#contract/analitica.ts'
import { formatNumero, formatPesos } from '#web/ui/formato.ts'

export const MOTIVOS: Record<Perdida, string> = {
  precio: 'Vieron el precio y no siguieron',
  sin_cupos: 'No quedaban cupos',
  sin_fechas: 'No había fechas publicadas',
  pago_fallido: 'El banco rechazó el pago',
  plazo_vencido: 'Se venció el plazo para pagar',
  desistida: 'Cancelaron antes de pagar',
  rechazada: 'No la aceptaste o no se juntó el mínimo',
  cancelada_viajero: 'La canceló quien viajaba',
  cancelada_operador: 'La cancelaste tú',
  fuerza_mayor: 'Clima o fuerza mayor',
  cancelada_plataforma: 'La cancelamos nosotros',
  no_prestada: 'No se realizó',
}

export type Serie = Exclude<keyof DiaDeAnalitica, 'fecha'>

export const SERIES: Record<Serie, { label: string; formato: (n: number) => string }> = {
  ingresos: { label: 'Ingresos', formato: formatPesos },
  reservas: { label: 'Reservas', formato: formatNumero },
  vistas: { label: 'Vistas', formato: formatNumero },
}

/** In words: a colour alone says nothing. */
export function cambioDe(actual: number, anterior: number, formato: (n: number) => string): string {
  if (actual === anterior) return `Igual que antes: ${formato(anterior)}`
  return `${actual > anterior ? 'Subió' : 'Bajó'}: antes ${formato(anterior)}`
}

export const conPorciento = (n: number | null): string => (n === null ? '—' : `${n} %`)
