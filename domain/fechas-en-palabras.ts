import { diaDeSemana, fechaLocal, type Fecha, horaLocal } from './fechas.ts'

/** From Monday. */
export const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const
export const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const
const MESES_CORTOS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'] as const

/** 'sábado' */
export const diaDeLaSemana = (fecha: Fecha): string => DIAS[diaDeSemana(fecha) - 1]!

/** 'sáb 14 nov' */
export const enDiaCorto = (fecha: Fecha): string =>
  `${diaDeLaSemana(fecha).slice(0, 3)} ${Number(fecha.slice(8))} ${MESES_CORTOS[mesDe(fecha) - 1]}`

/** 'sáb 14 nov 10:30', in the place's own time. */
export const cuando = (instante: Date, zona: string): string =>
  `${enDiaCorto(fechaLocal(instante, zona))} ${horaLocal(instante, zona)}`

/** '14 de noviembre de 2026' */
export const enDiaLargo = (fecha: Fecha): string =>
  `${Number(fecha.slice(8))} de ${MESES[mesDe(fecha) - 1]} de ${fecha.slice(0, 4)}`

const mesDe = (fecha: Fecha): number => Number(fecha.slice(5, 7))
