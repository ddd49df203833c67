import type { Grupo } from './texto.ts'

/** A tsquery of plain stems. */
export interface Buscado {
  texto: string
  /** So many match that walking the list in its order finds a page sooner than the index of words does. */
  frecuente: boolean
}

/** A text as the database looks for it: what comes first, and all that matches. */
export interface Consulta {
  primero: Buscado & { columna: 'busqueda' | 'busquedaTitulo' }
  todo: Buscado
}

// Walking reads about 24 / p rows to fill a page, the index of words p × N and none of their texts: even where p² × N is about this.
const EQUILIBRIO = 100

/** Every word matches; first where they are in the name or place. `publicadas`: how many experiences there are, to guess how many match. */
export function conTodas(grupos: Grupo[], publicadas: number): Consulta {
  const texto = grupos.map(textoDe).join('&')
  const frecuente = (veces: (grupo: Grupo) => number) => esFrecuente(grupos.reduce((p, grupo) => p * parte(veces(grupo), publicadas), 1), publicadas)
  return { primero: { columna: 'busquedaTitulo', texto, frecuente: frecuente(({ enTitulo }) => enTitulo) }, todo: { texto, frecuente: frecuente(({ veces }) => veces) } }
}

/** Some word matches; first where it is the rarest, which says most. */
export function conAlguna(grupos: Grupo[], publicadas: number): Consulta {
  const rara = grupos.toSorted((a, b) => a.veces - b.veces)[0]!
  const suma = grupos.reduce((p, { veces }) => p + parte(veces, publicadas), 0)
  return {
    primero: { columna: 'busqueda', texto: textoDe(rara), frecuente: esFrecuente(parte(rara.veces, publicadas), publicadas) },
    todo: { texto: grupos.map(textoDe).join('|'), frecuente: esFrecuente(suma, publicadas) },
  }
}

const textoDe = ({ formas }: Grupo): string => `(${formas.join('|')})`
const parte = (veces: number, publicadas: number): number => Math.min(1, veces / Math.max(1, publicadas))
const esFrecuente = (p: number, publicadas: number): boolean => p * p * publicadas > EQUILIBRIO
