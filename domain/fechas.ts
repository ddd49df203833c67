import type { ZonaHoraria } from '#contract/comun.ts'
import { zonaSabida } from '#contract/zonas.ts'

/** A calendar date, yyyy-mm-dd. */
export type Fecha = string

export interface MomentoLocal {
  fecha: Fecha
  /** Wall time, HH:MM. */
  hora: string
  /** IANA name. */
  zona: string
  /** Where clocks go back, the later of the two instants. */
  segundaVez?: boolean
}

export const DIA_MS = 86_400_000
const HORA_MS = 3_600_000

/** The instant of a wall time; null where clocks jump over it or where it is no date at all. */
export function aInstante({ fecha, hora, zona, segundaVez = false }: MomentoLocal): Date | null {
  const instantes = instantesLocales({ fecha, hora, zona })
  return (segundaVez ? instantes.at(-1) : instantes[0]) ?? null
}

/** All instants of a wall time, earliest first. */
export function instantesLocales({ fecha, hora, zona }: Omit<MomentoLocal, 'segundaVez'>): Date[] {
  if (!esFecha(fecha) || !esHora(hora)) return []
  return instantesDe(Date.parse(`${fecha}T${hora}:00Z`), zona).map((instante) => new Date(instante))
}

export function fechaLocal(instante: Date, zona: string): Fecha {
  return relojLocal(instante, zona).slice(0, 10)
}

export function horaLocal(instante: Date, zona: string): string {
  return relojLocal(instante, zona).slice(11, 16)
}

/** ISO 8601 with the offset of that place and day: 2026-11-14T09:00:00-03:00. */
export function conOffset(instante: Date, zona: string): string {
  const reloj = relojLocal(instante, zona)
    .slice(0, -1)
    .replace(/\.000$/, '')
  const minutos = Math.round(offsetMs(instante.getTime(), zona) / 60_000)
  const absolutos = Math.abs(minutos)
  const dosCifras = (n: number): string => String(n).padStart(2, '0')
  return `${reloj}${minutos < 0 ? '-' : '+'}${dosCifras(Math.floor(absolutos / 60))}:${dosCifras(absolutos % 60)}`
}

/** All instants of a wall time that is given as if it were UTC, in milliseconds; none where clocks jump over it. */
export const instantesDelReloj = (reloj: number, zona: string): number[] => instantesDe(reloj, zona)

/** The wall time of an instant as if it were UTC, in milliseconds. */
export const relojDelInstante = (instante: number, zona: string): number => instante + offsetMs(instante, zona)

export interface CambioDeHora {
  instante: number
  /** How far from UTC before it and from it on, in milliseconds. */
  antes: number
  despues: number
}

/** Each time that clocks move within these two instants, and how far from UTC they are at the first. */
export function cambiosDeHora(zona: string, desde: Date, hasta: Date): { alEmpezar: number; cambios: CambioDeHora[] } {
  const alEmpezar = offsetMs(desde.getTime(), zona)
  const cambios: CambioDeHora[] = []
  let antes = alEmpezar
  for (let dia = Math.floor(desde.getTime() / DIA_MS) * DIA_MS; dia <= hasta.getTime(); dia += DIA_MS) {
    if (offsetMs(dia + DIA_MS, zona) === antes) continue
    for (
      let instante = Math.max(dia, Math.ceil(desde.getTime() / HORA_MS) * HORA_MS);
      instante <= Math.min(dia + DIA_MS, hasta.getTime());
      instante += HORA_MS
    ) {
      const despues = offsetMs(instante, zona)
      if (despues !== antes) cambios.push({ instante, antes, despues })
      antes = despues
    }
  }
  return { alEmpezar, cambios }
}

/** A local day: from its first existing instant to the next day's, which is outside. */
export function diaLocal(fecha: Fecha, zona: string): { desde: Date; hasta: Date } {
  const dia = numeroDeDia(fecha)
  return { desde: primerInstante(dia, zona), hasta: primerInstante(dia + 1, zona) }
}

export const ZONA_DE_CHILE = 'America/Santiago'

/** The last instant of the day that comes `dias` after that of `desde`: a date that is promised lasts to its end. Of what has no place of its own, in Santiago. */
export function plazoDeDias(desde: Date, dias: number, zona: string = ZONA_DE_CHILE): Date {
  return ultimoInstante(sumarDias(fechaLocal(desde, zona), dias), zona)
}

export const ultimoInstante = (fecha: Fecha, zona: string = ZONA_DE_CHILE): Date =>
  new Date(diaLocal(fecha, zona).hasta.getTime() - 1)

export function esFecha(texto: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(texto)) return false
  const ms = Date.parse(`${texto}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(texto)
}

export function esHora(texto: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(texto)
}

/** A date that a search may ask for but no database need hold, brought within what both can. */
export function acotarFecha(fecha: Fecha): Fecha {
  if (fecha < '1900-01-01') return '1900-01-01'
  return fecha > '2999-12-31' ? '2999-12-31' : fecha
}

export function sumarDias(fecha: Fecha, dias: number): Fecha {
  return new Date(numeroDeDia(fecha) * DIA_MS + dias * DIA_MS).toISOString().slice(0, 10)
}

/** From the first date to the second; negative when the second is earlier. */
export function diasEntre(desde: Fecha, hasta: Fecha): number {
  return numeroDeDia(hasta) - numeroDeDia(desde)
}

/** ISO weekday: 1 = Monday … 7 = Sunday. */
export function diaDeSemana(fecha: Fecha): number {
  return new Date(numeroDeDia(fecha) * DIA_MS).getUTCDay() || 7
}

export function zonaDeRegion(region: string, comunaCodigo?: string): ZonaHoraria {
  if (comunaCodigo === '05201') return 'Pacific/Easter'
  if (region === '12') return 'America/Punta_Arenas'
  if (region === '11') return 'America/Coyhaique'
  return 'America/Santiago'
}

const NOMBRES: Record<ZonaHoraria, string> = {
  'America/Santiago': 'hora de Chile continental',
  'America/Punta_Arenas': 'hora de Magallanes',
  'America/Coyhaique': 'hora de Aysén',
  'Pacific/Easter': 'hora de Rapa Nui',
}

export function nombreDeZona(zona: ZonaHoraria): string {
  return NOMBRES[zona]
}

/** Earliest first; none in a gap, two where clocks go back. `reloj`: the wall time as if it were UTC, in ms. */
function instantesDe(reloj: number, zona: string): number[] {
  const offsets = new Set([offsetMs(reloj - DIA_MS, zona), offsetMs(reloj + DIA_MS, zona)])
  return [...offsets]
    .map((offset) => reloj - offset)
    .filter((instante) => instante + offsetMs(instante, zona) === reloj)
    .sort((a, b) => a - b)
}

function primerInstante(dia: number, zona: string): Date {
  const medianoche = dia * DIA_MS
  for (let reloj = medianoche; reloj < medianoche + DIA_MS; reloj += 60_000) {
    const instante = instantesDe(reloj, zona)[0]
    if (instante !== undefined) return new Date(instante)
  }
  return new Date(medianoche - offsetMs(medianoche, zona))
}

function relojLocal(instante: Date, zona: string): string {
  const ms = instante.getTime()
  return new Date(ms + offsetMs(ms, zona)).toISOString()
}

function numeroDeDia(fecha: Fecha): number {
  return Date.parse(`${fecha}T00:00:00Z`) / DIA_MS
}

/** Offsets seen, by UTC day where the day has one, else by UTC hour. Asking Intl costs a hundred times more than a look-up. */
interface Memoria {
  formato: Intl.DateTimeFormat
  dias: Map<number, number | 'cambia'>
  horas: Map<number, number>
}

const memorias = new Map<string, Memoria>()
const MAX_DIAS = 20_000

// Clocks move on the hour in Chile, and never twice within one UTC day.
function offsetMs(ms: number, zona: string): number {
  const memoria = memoriaDe(zona)
  const dia = Math.floor(ms / DIA_MS)
  let offset = memoria.dias.get(dia)
  if (offset === undefined) {
    const alEmpezar = preguntarOffset(memoria, dia * DIA_MS)
    offset = alEmpezar === preguntarOffset(memoria, (dia + 1) * DIA_MS) ? alEmpezar : 'cambia'
    if (memoria.dias.size >= MAX_DIAS) memoria.dias.clear()
    memoria.dias.set(dia, offset)
  }
  if (offset !== 'cambia') return offset

  const hora = Math.floor(ms / HORA_MS)
  const conocido = memoria.horas.get(hora)
  if (conocido !== undefined) return conocido
  const exacto = preguntarOffset(memoria, hora * HORA_MS)
  if (memoria.horas.size >= MAX_DIAS) memoria.horas.clear()
  memoria.horas.set(hora, exacto)
  return exacto
}

function memoriaDe(zona: string): Memoria {
  let memoria = memorias.get(zona)
  if (!memoria) {
    const formato = new Intl.DateTimeFormat('en-US', { timeZone: zonaSabida(zona), timeZoneName: 'longOffset' })
    memoria = { formato, dias: new Map(), horas: new Map() }
    memorias.set(zona, memoria)
  }
  return memoria
}

function preguntarOffset({ formato }: Memoria, ms: number): number {
  const partes = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(formato.format(ms))
  if (!partes?.[1]) return 0
  const segundos = Number(partes[2]) * 3600 + Number(partes[3]) * 60 + Number(partes[4] ?? 0)
  return (partes[1] === '-' ? -segundos : segundos) * 1000
}
