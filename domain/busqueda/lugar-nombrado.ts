import { terminos } from './texto.ts'

export interface LugarNombrado {
  /** As it was given. */
  ciudad: string
  /** Which of the words name it. */
  desde: number
  largo: number
}

/** The city that plain words name, one after the other; the longest name where one is part of another. */
export function lugarNombrado(palabras: readonly string[], ciudades: readonly string[]): LugarNombrado | null {
  let mejor: LugarNombrado | null = null
  for (const ciudad of ciudades) {
    const nombre = terminos(ciudad)
    if (nombre.length === 0 || nombre.length <= (mejor?.largo ?? 0)) continue
    const desde = palabras.findIndex((_, i) => nombre.every((parte, j) => palabras[i + j] === parte))
    if (desde >= 0) mejor = { ciudad, desde, largo: nombre.length }
  }
  return mejor
}
