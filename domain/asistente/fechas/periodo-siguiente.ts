import type { Cuando } from '#domain/asistente/intencion.ts'
import { diasEntre, sumarDias } from '#domain/fechas.ts'
import { anioDe, mesDeFecha, ultimoDia } from './calendario.ts'

const SEMANA = 7

/** '¿Y el próximo?': a day or a weekend comes again in a week, a month is followed by the next; null where nothing follows. */
export function periodoSiguiente({ fecha, desde, hasta }: Cuando): Cuando | null {
  if (fecha) return { fecha: sumarDias(fecha, SEMANA) }
  if (!desde || !hasta) return null
  if (diasEntre(desde, hasta) < SEMANA) return { desde: sumarDias(desde, SEMANA), hasta: sumarDias(hasta, SEMANA) }
  const primero = sumarDias(ultimoDia(anioDe(hasta), mesDeFecha(hasta)), 1)
  return { desde: primero, hasta: ultimoDia(anioDe(primero), mesDeFecha(primero)) }
}
