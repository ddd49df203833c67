import { aInstante, diasEntre, fechaLocal, horaLocal, sumarDias } from '#domain/fechas.ts'

const CLASES = ['semana', 'dia', 'horas'] as const
export type ClaseRecordatorio = (typeof CLASES)[number]

const HORAS: Record<ClaseRecordatorio, number> = { semana: 7 * 24, dia: 24, horas: 3 }
// Later than this the next one says it better.
const SIRVE_HORAS: Record<ClaseRecordatorio, number> = { semana: 24, dia: 12, horas: 24 }
const HORA_MS = 3_600_000

// Nobody is written to at night, by the clock of the place; what falls there comes the evening before.
const CALLA_DESDE = '22:00'
const CALLA_HASTA = '08:00'
const ANTES_DE_DORMIR = '21:00'

/** How long before the start anything may be due at all. */
export const MAX_ANTICIPO_MS = (HORAS.semana + 12) * HORA_MS

export function momentoDeRecordar(clase: ClaseRecordatorio, inicio: Date, zona: string): Date {
  const cuando = new Date(inicio.getTime() - HORAS[clase] * HORA_MS)
  const hora = horaLocal(cuando, zona)
  if (hora >= CALLA_HASTA && hora < CALLA_DESDE) return cuando
  const fecha = fechaLocal(cuando, zona)
  const tarde = hora < CALLA_HASTA ? sumarDias(fecha, -1) : fecha
  return aInstante({ fecha: tarde, hora: ANTES_DE_DORMIR, zona }) ?? cuando
}

export interface PorRecordar {
  inicio: Date
  zona: string
  /** When the seat became certain: what was due before says nothing to whoever bought later. */
  confirmadaEn: Date
  /** Classes that were dealt with. */
  hechas: readonly ClaseRecordatorio[]
  /** When the last of them was sent; null of none. */
  dichoEn: Date | null
}

/** What is due now: one reminder, the nearest to the start, and one a day, since it would say the same; the others that are due go with it unsaid. */
export function recordatoriosDebidos(
  { inicio, zona, confirmadaEn, hechas, dichoEn }: PorRecordar,
  ahora: Date,
): { enviar: ClaseRecordatorio | null; callar: ClaseRecordatorio[] } {
  if (ahora >= inicio) return { enviar: null, callar: [] }
  const debidas = CLASES.filter((clase) => !hechas.includes(clase) && momentoDeRecordar(clase, inicio, zona) <= ahora)
  const dichoHoy = dichoEn !== null && fechaLocal(dichoEn, zona) === fechaLocal(ahora, zona)
  const utiles = (dichoHoy ? [] : debidas).filter((clase) => {
    const cuando = momentoDeRecordar(clase, inicio, zona)
    return cuando > confirmadaEn && ahora.getTime() - cuando.getTime() <= SIRVE_HORAS[clase] * HORA_MS
  })
  const enviar = utiles.at(-1) ?? null
  const callar = debidas.filter((clase) => clase !== enviar)
  // What could not be said in time waits for the morning; the start may come first.
  return { enviar: esDeNoche(ahora, zona) ? null : enviar, callar }
}

function esDeNoche(ahora: Date, zona: string): boolean {
  const hora = horaLocal(ahora, zona)
  return hora >= CALLA_DESDE || hora < CALLA_HASTA
}

/** 'Hoy', 'Mañana', 'En 7 días', as the calendar of the place counts. */
export function cuantoFalta(inicio: Date, ahora: Date, zona: string): string {
  const dias = diasEntre(fechaLocal(ahora, zona), fechaLocal(inicio, zona))
  return dias <= 0 ? 'Hoy' : dias === 1 ? 'Mañana' : `En ${dias} días`
}
