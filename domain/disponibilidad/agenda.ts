import type { TratoDeFeriado } from '#contract/enumeraciones/salidas.ts'
import { FERIADOS } from '#domain/asistente/fechas/feriados.ts'
import { aInstante, diaDeSemana, diasEntre, type Fecha, sumarDias } from '#domain/fechas.ts'
import type { Horario, InicioDeSalida } from './horarios.ts'

export interface HorarioConCupos extends Horario {
  cupos: number
  /** Null: from ever, or for ever. */
  desde: Fecha | null
  hasta: Fecha | null
}

/** While it lasts, its own horarios hold instead of the usual ones; without any, nothing goes out. */
export interface Temporada {
  nombre: string
  desde: Fecha
  hasta: Fecha
  cadaAnio: boolean
  horarios: readonly HorarioConCupos[]
}

export interface Excepcion {
  fecha: Fecha
  /** Null: the whole day. */
  hora: string | null
  cierra: boolean
  /** Places of an hour that is not closed. */
  cupos: number | null
}

export interface Agenda {
  horarios: readonly HorarioConCupos[]
  temporadas: readonly Temporada[]
  excepciones: readonly Excepcion[]
  /** Public holidays: as any day, closed, or like a Sunday. */
  feriados: TratoDeFeriado
  /** Which days those are; without them, those the product came with. */
  calendario?: Readonly<Record<Fecha, string>>
}

export interface SalidaPrevista extends InicioDeSalida {
  cupos: number
}

export interface Plan {
  /** Earliest first, no two at the same instant. */
  salidas: SalidaPrevista[]
  /** Hours that clocks jump over on that day. */
  saltadas: { fecha: Fecha; hora: string }[]
}

const DOMINGO = 7

/** Which departures an agenda makes between two dates, both included. */
export function planificar(agenda: Agenda, desde: Fecha, hasta: Fecha, zona: string): Plan {
  const plan: Plan = { salidas: [], saltadas: [] }
  const dias = Math.max(0, diasEntre(desde, hasta) + 1)
  const excepciones = Map.groupBy(agenda.excepciones, ({ fecha }) => fecha)
  for (let i = 0; i < dias; i++) {
    const fecha = sumarDias(desde, i)
    for (const [hora, cupos] of horasDe(agenda, fecha, excepciones.get(fecha) ?? [])) {
      const inicioUtc = aInstante({ fecha, hora, zona })
      if (inicioUtc) plan.salidas.push({ inicioLocal: `${fecha}T${hora}`, inicioUtc, cupos })
      else plan.saltadas.push({ fecha, hora })
    }
  }
  plan.salidas.sort((a, b) => a.inicioUtc.getTime() - b.inicioUtc.getTime())
  return plan
}

export const diaCerrado = (excepciones: readonly Excepcion[], fecha: Fecha): boolean =>
  excepciones.some((e) => e.fecha === fecha && e.hora === null && e.cierra)

export const nombreDeFeriado = (fecha: Fecha, calendario: Agenda['calendario'] = FERIADOS): string | null =>
  calendario[fecha] ?? null

export function temporadaEn(temporadas: readonly Temporada[], fecha: Fecha): Temporada | null {
  return temporadas.find((temporada) => duraEn(temporada, fecha)) ?? null
}

/** The same day so many years later; 29 February falls on the 28th where there is none. */
export function sumarAnios(fecha: Fecha, anios: number): Fecha {
  const anio = String(Number(fecha.slice(0, 4)) + anios).padStart(4, '0')
  const misma = `${anio}${fecha.slice(4)}`
  return fecha.endsWith('-02-29') && !esBisiesto(Number(anio)) ? `${anio}-02-28` : misma
}

/** Hour → places; of two patterns at the same hour the first counts. */
function horasDe(agenda: Agenda, fecha: Fecha, excepciones: readonly Excepcion[]): Map<string, number> {
  const horas = new Map<string, number>()
  const cierraTodo = diaCerrado(excepciones, fecha)
  const dia = diaDelPatron(agenda, fecha)
  if (!cierraTodo && dia !== null) {
    const horarios = temporadaEn(agenda.temporadas, fecha)?.horarios ?? agenda.horarios
    for (const { dias, hora, cupos, desde, hasta } of horarios) {
      const rige = dias.includes(dia) && (desde === null || desde <= fecha) && (hasta === null || fecha <= hasta)
      if (rige && !horas.has(hora)) horas.set(hora, cupos)
    }
  }
  for (const { hora, cierra, cupos } of excepciones) {
    if (hora === null) continue
    if (cierra) horas.delete(hora)
    else if (!cierraTodo && cupos !== null) horas.set(hora, cupos)
  }
  return horas
}

function diaDelPatron({ feriados, calendario }: Agenda, fecha: Fecha): number | null {
  if (feriados === 'normal' || nombreDeFeriado(fecha, calendario) === null) return diaDeSemana(fecha)
  return feriados === 'domingo' ? DOMINGO : null
}

function duraEn({ desde, hasta, cadaAnio }: Temporada, fecha: Fecha): boolean {
  if (!cadaAnio) return desde <= fecha && fecha <= hasta
  const anios = Number(fecha.slice(0, 4)) - Number(desde.slice(0, 4))
  // One that goes over New Year began the year before.
  return [anios - 1, anios].some((n) => n >= 0 && sumarAnios(desde, n) <= fecha && fecha <= sumarAnios(hasta, n))
}

const esBisiesto = (anio: number): boolean => (anio % 4 === 0 && anio % 100 !== 0) || anio % 400 === 0
