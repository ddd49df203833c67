import type { Cuando } from '#domain/asistente/intencion.ts'
import { diaDeSemana, diasEntre, sumarDias, type Fecha } from '#domain/fechas.ts'
import { anioDe, mesDeFecha, proximoDia, ultimoDia } from './calendario.ts'

const SEMANA = 7
/** How far back a weekday is still meant beside a date: after Saturday, 'el viernes' is the one before. */
const ATRAS = 2

/** '¿Y el próximo?': a day or a weekend comes again in a week, a month is followed by the next; null where nothing follows. */
export function periodoSiguiente({ fecha, desde, hasta }: Cuando): Cuando | null {
  if (fecha) return { fecha: sumarDias(fecha, SEMANA) }
  if (!desde || !hasta) return null
  if (diasEntre(desde, hasta) < SEMANA) return { desde: sumarDias(desde, SEMANA), hasta: sumarDias(hasta, SEMANA) }
  const primero = sumarDias(ultimoDia(anioDe(hasta), mesDeFecha(hasta)), 1)
  return { desde: primero, hasta: ultimoDia(anioDe(primero), mesDeFecha(primero)) }
}

/** A weekday beside what was spoken of: in that range, or close to that date; null where only today counts. */
export function diaHablado(dia: number, { fecha, desde, hasta }: Cuando, hoy: Fecha): Fecha | null {
  const elegido = fecha ? junto(dia, fecha) : desde && hasta ? proximoDia(dia, desde, true) : null
  return elegido !== null && elegido > hoy && (fecha || elegido <= hasta!) ? elegido : null
}

function junto(dia: number, fecha: Fecha): Fecha {
  const adelante = (dia - diaDeSemana(fecha) + SEMANA) % SEMANA
  return sumarDias(fecha, adelante > 0 && SEMANA - adelante <= ATRAS ? adelante - SEMANA : adelante)
}
