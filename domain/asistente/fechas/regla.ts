import type { Fecha } from '#domain/fechas.ts'
import type { Cuando } from '#domain/asistente/intencion.ts'
import type { Calendario } from './feriados.ts'

/** A pattern, and the dates it stands for; null where it is no date after all. */
export type ReglaDeFecha = readonly [
  RegExp,
  (partes: RegExpExecArray, hoy: Fecha, calendario: Calendario) => Cuando | null,
]
