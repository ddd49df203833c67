import { sinAcentos } from '#domain/busqueda/texto.ts'
import { DIAS as LOS_DIAS, MESES } from '#domain/fechas-en-palabras.ts'
import { diaDeSemana, esFecha, sumarDias, type Fecha } from '#domain/fechas.ts'

// As people write them, without accents.
const DIAS = LOS_DIAS.map(sinAcentos)

/** For a pattern. */
export const MES = `(${MESES.join('|')})`
export const DIA = `(${DIAS.join('|')})`

/** From 1. */
export const mesDe = (nombre: string): number => (MESES as readonly string[]).indexOf(nombre) + 1
/** ISO weekday. */
export const diaDe = (nombre: string): number => DIAS.indexOf(nombre) + 1

const dos = (n: number): string => String(n).padStart(2, '0')
export const fechaDe = (anio: number, mes: number, dia: number): Fecha => `${anio}-${dos(mes)}-${dos(dia)}`
export const anioDe = (fecha: Fecha): number => Number(fecha.slice(0, 4))
export const mesDeFecha = (fecha: Fecha): number => Number(fecha.slice(5, 7))

export function ultimoDia(anio: number, mes: number): Fecha {
  return sumarDias(mes === 12 ? fechaDe(anio + 1, 1, 1) : fechaDe(anio, mes + 1, 1), -1)
}

/** The next time that day of the year comes, today included; null where it is in no year. */
export function proximaVez(dia: number, mes: number, hoy: Fecha): Fecha | null {
  for (let anio = anioDe(hoy); anio <= anioDe(hoy) + 8; anio++) {
    const fecha = fechaDe(anio, mes, dia)
    if (esFecha(fecha) && fecha >= hoy) return fecha
  }
  return null
}

/** The next date with that number, today included. */
export function proximoNumero(dia: number, hoy: Fecha): Fecha | null {
  if (dia < 1 || dia > 31) return null
  for (let i = 0; i < 62; i++) {
    const fecha = sumarDias(hoy, i)
    if (Number(fecha.slice(8)) === dia) return fecha
  }
  return null
}

/** The next day of that weekday; today only where `conHoy`. */
export function proximoDia(dia: number, hoy: Fecha, conHoy = false): Fecha {
  const faltan = (dia - diaDeSemana(hoy) + 7) % 7
  return sumarDias(hoy, faltan === 0 && !conHoy ? 7 : faltan)
}

/** Monday of that week. */
export const lunesDe = (fecha: Fecha): Fecha => sumarDias(fecha, 1 - diaDeSemana(fecha))

/** A year as people write it: '27' is 2027. */
export const anioEscrito = (texto: string): number => (texto.length <= 2 ? 2000 + Number(texto) : Number(texto))
