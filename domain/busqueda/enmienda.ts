import { raiz } from './texto.ts'

/** A word of the catalogue that may be what somebody meant. */
export interface Candidata {
  palabra: string
  sonido: string
  /** Experiences that have it, and those that have it in their name or place. */
  veces: number
  enTitulo: number
}

const LETRAS = 'abcdefghijklmnopqrstuvwxyz'
const MAX_VARIANTES = 7

/** How a plain word sounds in Chile, singular: 'abes' and 'ave', 'valparaizo' and 'valparaíso', 'treking' and 'trekking' meet. */
export function sonido(palabra: string): string {
  const oida = palabra
    .replace(/[cs]h/g, 'X')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q|c(?![ei])/g, 'k')
    .replace(/[cz]|x/g, 's')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/G/g, 'g')
    .replace(/v/g, 'b')
    .replace(/w/g, 'u')
    .replace(/ll/g, 'y')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1')
  return raiz(oida)
}

/** Every word one slip away: a letter missing, too many, changed or swapped. Only short words; the longer ones share enough letters. */
export function variantes(palabra: string): string[] {
  if (palabra.length < 4 || palabra.length > MAX_VARIANTES) return []
  const todas = new Set<string>()
  for (let i = 0; i <= palabra.length; i++) {
    const [antes, despues] = [palabra.slice(0, i), palabra.slice(i)]
    if (despues) todas.add(antes + despues.slice(1))
    if (despues.length > 1) todas.add(antes + despues[1] + despues[0] + despues.slice(2))
    for (const letra of LETRAS) {
      todas.add(antes + letra + despues)
      if (despues) todas.add(antes + letra + despues.slice(1))
    }
  }
  todas.delete(palabra)
  return [...todas]
}

/** The candidate nearest to what was typed; null where none is near enough. Words with digits are never mended. */
export function enmendar<T extends Candidata>(palabra: string, candidatas: readonly T[]): T | null {
  if (!/^[a-z]+$/.test(palabra)) return null
  const propio = sonido(palabra)
  let mejor: { candidata: T; costo: number } | null = null
  for (const candidata of candidatas) {
    const letras = distancia(palabra, candidata.palabra)
    // Of those that sound alike, the one written most like it: 'bino' is wine and 'bina' the city.
    const costo =
      candidata.sonido === propio ? 0.5 + letras / 100 : letras + (candidata.palabra[0] === palabra[0] ? 0 : 0.5)
    if (costo > tope(Math.max(palabra.length, candidata.palabra.length))) continue
    if (!mejor || costo < mejor.costo || (costo === mejor.costo && masBuscada(candidata, mejor.candidata)))
      mejor = { candidata, costo }
  }
  return mejor?.candidata ?? null
}

/** A slip in four letters or so; a short word must sound the same. */
const tope = (letras: number): number => (letras <= 3 ? 0.6 : letras <= 7 ? 1.5 : 2.5)

/** People look for names and places before words of a description. */
const masBuscada = (una: Candidata, otra: Candidata): boolean =>
  (una.enTitulo - otra.enTitulo || una.veces - otra.veces) > 0

/** Letters to add, drop, change or swap with their neighbour. */
export function distancia(a: string, b: string): number {
  let previa: number[] = []
  let fila = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const nueva = [i]
    for (let j = 1; j <= b.length; j++) {
      const cambio = fila[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      nueva[j] = Math.min(cambio, fila[j]! + 1, nueva[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        nueva[j] = Math.min(nueva[j]!, previa[j - 2]! + 1)
    }
    previa = fila
    fila = nueva
  }
  return fila[b.length]!
}
