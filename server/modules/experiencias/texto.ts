import { enmendar, sonido, variantes } from '#domain/busqueda/enmienda.ts'
import { raiz, terminos } from '#domain/busqueda/texto.ts'
import type { Db } from '#server/ctx.ts'
import { existeForma, listPalabrasBuscadas, listPalabrasCercanas, type PalabraBuscada } from './palabras.db.ts'

const MAX_TERMINOS = 12

/** One word of a search, in every form that counts as it. */
export interface Grupo {
  /** For a tsquery: plain stems, a begun one with ':*'. */
  formas: string[]
  /** Experiences that have it, at most; and those with it in their name or place. */
  veces: number
  enTitulo: number
}

/** What a text asks for: a group for each word that the catalogue knows, mended where it was mistyped. Null: it asks for nothing. */
export async function leerTexto(db: Db, texto: string): Promise<Grupo[] | null> {
  const escritos = terminos(texto).slice(0, MAX_TERMINOS)
  if (escritos.length === 0) return null
  const buscadas = (await listPalabrasBuscadas(db, escritos.map((termino) => ({ termino, raiz: raiz(termino) })))).filter(({ lexema }) => lexema !== null)
  if (buscadas.length === 0) return null
  const grupos: Grupo[] = []
  for (const [i, buscada] of buscadas.entries()) {
    const esUltima = i === buscadas.length - 1
    const grupo = conocida(buscada, esUltima) ?? (await sinIndexar(db, buscada, esUltima)) ?? (await enmendada(db, buscada))
    if (grupo) grupos.push(grupo)
  }
  return grupos
}

/** The last word may be only begun: 'valpa'. */
function conocida(buscada: PalabraBuscada, esUltima: boolean): Grupo | null {
  const { termino, lexema, exacta, lexemas, veces, enTitulo, comienza, vecesComienza } = buscada
  if (esUltima && !exacta && comienza) return { formas: [...new Set([...lexemas, `${termino}:*`, `${lexema}:*`])], veces: veces + vecesComienza, enTitulo: veces + vecesComienza }
  return lexemas.length > 0 ? { formas: lexemas, veces, enTitulo } : null
}

/** `palabras` is only as new as its last rebuilding. */
async function sinIndexar(db: Db, { termino, lexema }: PalabraBuscada, esUltima: boolean): Promise<Grupo | null> {
  const formas = esUltima ? [`${termino}:*`, `${lexema}:*`] : [lexema!]
  return (await existeForma(db, formas)) ? { formas, veces: 0, enTitulo: 0 } : null
}

async function enmendada(db: Db, { termino }: PalabraBuscada): Promise<Grupo | null> {
  const cercanas = await listPalabrasCercanas(db, { termino, sonido: sonido(termino), variantes: variantes(termino) })
  const elegida = enmendar(termino, cercanas)
  return elegida && { formas: elegida.lexemas, veces: elegida.veces, enTitulo: elegida.enTitulo }
}
