import type { Grupo } from './texto.ts'

/** A tsquery of plain stems, and where to look for it. */
export interface Texto {
  columna: 'busqueda' | 'busquedaTitulo'
  texto: string
}

export interface Buscado extends Texto {
  /** So many match that walking the list in its order finds a page sooner than the index of words does. */
  frecuente: boolean
}

/** A text as the database looks for it: what comes first, and all that matches. */
export interface Consulta {
  primero: Buscado
  todo: Buscado
}

// Walking reads about 24 / p rows to fill a page, the index of words p × N of them: even where p² × N is about this.
const EQUILIBRIO = 50

export interface Catalogo {
  /** How many experiences there are. */
  publicadas: number
  /** How many of them have every word. */
  conTodas: number
}

/** Every word matches; first where they are in the name or place. */
export function conTodas(grupos: Grupo[], catalogo: Catalogo): Consulta {
  const { texto } = textoDeTodas(grupos)
  const p = parte(catalogo.conTodas, catalogo.publicadas)
  return {
    primero: {
      columna: 'busquedaTitulo',
      texto,
      frecuente: esFrecuente(enTitulos(grupos, p, catalogo.publicadas), catalogo.publicadas),
    },
    todo: { columna: 'busqueda', texto, frecuente: esFrecuente(p, catalogo.publicadas) },
  }
}

/** As it stands anywhere in an experience. */
export const textoDeTodas = (grupos: Grupo[]): Texto => ({ columna: 'busqueda', texto: grupos.map(textoDe).join('&') })

/** What part has them all in its name or place, if words that go together do so there too: 'Puerto Varas' is one place, not two chances. */
function enTitulos(grupos: Grupo[], p: number, publicadas: number): number {
  const alAzar = (veces: (grupo: Grupo) => number) =>
    grupos.reduce((q, grupo) => q * parte(veces(grupo), publicadas), 1)
  const casual = alAzar(({ veces }) => veces)
  const juntas = alAzar(({ enTitulo }) => enTitulo) * (casual > 0 ? p / casual : 1)
  return Math.min(p, juntas, ...grupos.map(({ enTitulo }) => parte(enTitulo, publicadas)))
}

/** Some word matches; first where it is the rarest, which says most. */
export function conAlguna(grupos: Grupo[], publicadas: number): Consulta {
  const rara = grupos.toSorted((a, b) => a.veces - b.veces)[0]!
  const suma = grupos.reduce((p, { veces }) => p + parte(veces, publicadas), 0)
  return {
    primero: {
      columna: 'busqueda',
      texto: textoDe(rara),
      frecuente: esFrecuente(parte(rara.veces, publicadas), publicadas),
    },
    todo: { columna: 'busqueda', texto: grupos.map(textoDe).join('|'), frecuente: esFrecuente(suma, publicadas) },
  }
}

const textoDe = ({ formas }: Grupo): string => `(${formas.join('|')})`
const parte = (veces: number, publicadas: number): number => Math.min(1, veces / Math.max(1, publicadas))
const esFrecuente = (p: number, publicadas: number): boolean => p * p * publicadas > EQUILIBRIO
