import type { SalidaDelDia } from '#contract/suspensiones.ts'

/** Departures by day and hour of the clock where they leave; both stand in the text of the instant. */
export type Casillas = ReadonlyMap<string, SalidaDelDia[]>

export const claveDe = (fecha: string, hora: number): string => `${fecha} ${hora}`

export const porCasilla = (salidas: SalidaDelDia[]): Casillas =>
  Map.groupBy(salidas, ({ inicio }) => claveDe(inicio.slice(0, 10), Number(inicio.slice(11, 13))))

export const horaDe = ({ inicio }: SalidaDelDia): string => inicio.slice(11, 16)

const TEMPRANO = 8
const TARDE = 19

/** The hours to show: those of a usual day, and whatever departs before or after. */
export function horasDe(salidas: SalidaDelDia[]): number[] {
  const horas = salidas.map(({ inicio }) => Number(inicio.slice(11, 13)))
  const primera = Math.min(TEMPRANO, ...horas)
  const ultima = Math.max(TARDE, ...horas)
  return Array.from({ length: ultima - primera + 1 }, (_, i) => primera + i)
}

export interface Ventana {
  desde: number
  /** Not included. */
  hasta: number
}

/** The rows that a viewport shows, with a few more on both sides so that scrolling finds them there. */
export function ventanaDe({
  alto,
  desplazado,
  fila,
  filas,
  margen = 2,
}: {
  alto: number
  desplazado: number
  fila: number
  filas: number
  margen?: number
}): Ventana {
  const desde = Math.max(0, Math.min(filas, Math.floor(desplazado / fila)) - margen)
  return { desde, hasta: Math.min(filas, Math.ceil((desplazado + alto) / fila) + margen) }
}
