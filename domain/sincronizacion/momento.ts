import { DIA_MS } from '#domain/fechas.ts'

/** A date or a wall time as a file writes it. `reloj`: the wall time as if it were UTC, in milliseconds. */
export interface Momento {
  reloj: number
  esFecha: boolean
  /** How far from UTC, where the value itself says so. */
  offset: number | null
}

/** Null for what is none, such as a 30 February. Whole where the file says that it is a date, even with an hour behind it. */
export function leerMomento(valor: string, comoFecha = false): Momento | null {
  const partes = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i.exec(
    valor.trim(),
  )
  if (!partes) return null
  const [anio = 0, mes = 0, dia = 0] = partes.slice(1, 4).map(Number)
  const [hora = 0, minuto = 0, segundo = 0] = partes.slice(4, 7).map((parte) => Number(parte ?? 0))
  const fecha = Date.UTC(anio, mes - 1, dia)
  const esCierta = anio >= 1000 && new Date(fecha).getUTCMonth() === mes - 1 && new Date(fecha).getUTCDate() === dia
  // 24:00 is the end of a day, and a leap second the second before.
  if (!esCierta || minuto > 59 || segundo > 60 || hora > 24 || (hora === 24 && minuto + segundo > 0)) return null
  const reloj = fecha + ((hora * 60 + minuto) * 60 + Math.min(segundo, 59)) * 1000
  const esFecha = comoFecha || partes[4] === undefined
  return { reloj, esFecha, offset: esFecha || !partes[7] ? null : offsetDe(partes[7]) }
}

export const diaDe = (reloj: number): number => Math.floor(reloj / DIA_MS) * DIA_MS

/** Days last as long as the clock says, hours as long as they last (RFC 5545, 3.3.6). */
export interface Duracion {
  dias: number
  ms: number
}

/** Null for what is none, or goes backwards. */
export function leerDuracion(valor: string): Duracion | null {
  const partes = /^\+?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/i.exec(
    valor.trim(),
  )
  if (!partes || partes.slice(1).every((parte) => parte === undefined)) return null
  const [semanas = 0, dias = 0, horas = 0, minutos = 0, segundos = 0] = partes
    .slice(1)
    .map((parte) => Number(parte ?? 0))
  return { dias: semanas * 7 + dias, ms: ((horas * 60 + minutos) * 60 + segundos) * 1000 }
}

/** `-0300`, `+05:30`, in milliseconds. */
export function offsetDe(texto: string): number | null {
  if (/^z$/i.test(texto)) return 0
  const partes = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(texto.trim())
  if (!partes) return null
  const ms = ((Number(partes[2]) * 60 + Number(partes[3])) * 60 + Number(partes[4] ?? 0)) * 1000
  return partes[1] === '-' ? -ms : ms
}
