import { enmendar, sonido, variantes } from '#domain/busqueda/enmienda.ts'
import { conLugares, sinonimos } from '#domain/busqueda/sinonimos.ts'
import { comoSeEscribio, raiz, terminos } from '#domain/busqueda/texto.ts'
import type { Db } from '#server/ctx.ts'
import {
  existeForma,
  listPalabrasBuscadas,
  listPalabrasCercanas,
  MAX_COMIENZOS,
  type PalabraBuscada,
} from './palabras.db.ts'

const MAX_TERMINOS = 12

/** One word of a search, in every form that counts as it. */
export interface Grupo {
  /** As it was typed, or as the catalogue writes it where it was mistyped. */
  palabra: string
  /** For a tsquery: plain stems, a begun one with ':*'. */
  formas: string[]
  /** Experiences that have it, at most; and those with it in their name or place. */
  veces: number
  enTitulo: number
}

export interface TextoLeido {
  /** One for each word that the catalogue knows, mended where it was mistyped. */
  grupos: Grupo[]
  /** The words it does not know, as they were typed. */
  sinUso: string[]
}

/** What a text asks for. Null: it asks for nothing. */
export async function leerTexto(db: Db, texto: string): Promise<TextoLeido | null> {
  const buscadas = await buscar(db, terminos(conLugares(texto)).slice(0, MAX_TERMINOS))
  if (buscadas.length === 0) return null
  const grupos: Grupo[] = []
  const sinUso: string[] = []
  for (const [i, buscada] of buscadas.entries()) {
    const grupo = await grupoDe(db, buscada, i === buscadas.length - 1)
    if (grupo) grupos.push(grupo)
    else sinUso.push(comoSeEscribio(buscada.termino, texto))
  }
  return { grupos, sinUso }
}

async function grupoDe(db: Db, buscada: PalabraBuscada, esUltima: boolean): Promise<Grupo | null> {
  if (!esUltima || buscada.exacta) {
    const conocida = enSusFormas(buscada.termino, [buscada])
    if (conocida) return conocida
  }
  const conOtroNombre = enSusFormas(buscada.termino, await buscar(db, sinonimos(buscada.termino)))
  return (
    conOtroNombre ??
    (esUltima ? empezada(buscada) : null) ??
    (await sinIndexar(db, buscada, esUltima)) ??
    (await enmendada(db, buscada))
  )
}

/** Those that say something; words like 'nosotros' are left out. */
async function buscar(db: Db, escritas: string[]): Promise<PalabraBuscada[]> {
  if (escritas.length === 0) return []
  const buscadas = await listPalabrasBuscadas(
    db,
    escritas.map((termino) => ({ termino, raiz: raiz(termino) })),
  )
  return buscadas.filter(({ lexema }) => lexema !== null)
}

function enSusFormas(palabra: string, buscadas: PalabraBuscada[]): Grupo | null {
  const formas = [...new Set(buscadas.flatMap(({ lexemas }) => lexemas))]
  return formas.length > 0
    ? {
        palabra,
        formas,
        veces: sumar(buscadas.map(({ veces }) => veces)),
        enTitulo: sumar(buscadas.map(({ enTitulo }) => enTitulo)),
      }
    : null
}

const sumar = (numeros: number[]): number => numeros.reduce((a, b) => a + b, 0)

/** The last word may be only begun: 'valpa'. */
function empezada({
  termino,
  lexema,
  lexemas,
  veces,
  comienza,
  vecesComienza,
  lexemasComienza,
}: PalabraBuscada): Grupo | null {
  if (!comienza) return lexemas.length > 0 ? { palabra: termino, formas: lexemas, veces, enTitulo: veces } : null
  const comienzos = lexemasComienza.length > MAX_COMIENZOS ? [`${termino}:*`, `${lexema}:*`] : lexemasComienza
  return {
    palabra: termino,
    formas: [...new Set([...lexemas, ...comienzos])],
    veces: veces + vecesComienza,
    enTitulo: veces + vecesComienza,
  }
}

/** `palabras` is only as new as its last rebuilding. */
async function sinIndexar(db: Db, { termino, lexema }: PalabraBuscada, esUltima: boolean): Promise<Grupo | null> {
  const formas = esUltima ? [`${termino}:*`, `${lexema}:*`] : [lexema!]
  return (await existeForma(db, formas)) ? { palabra: termino, formas, veces: 0, enTitulo: 0 } : null
}

async function enmendada(db: Db, { termino }: PalabraBuscada): Promise<Grupo | null> {
  const cercanas = await listPalabrasCercanas(db, { termino, sonido: sonido(termino), variantes: variantes(termino) })
  const elegida = enmendar(termino, cercanas)
  return (
    elegida && { palabra: elegida.palabra, formas: elegida.lexemas, veces: elegida.veces, enTitulo: elegida.enTitulo }
  )
}
