import { terminos } from '#domain/busqueda/texto.ts'
import type { Db } from '#server/ctx.ts'
import { listPalabrasBuscadas, type Consulta } from './texto.db.ts'

const MAX_TERMINOS = 12

/** What to look for; null where the text says nothing. */
export async function leerTexto(db: Db, texto: string): Promise<Consulta | null> {
  const buscadas = (await listPalabrasBuscadas(db, terminos(texto).slice(0, MAX_TERMINOS))).filter((una) => !una.vacia)
  const ultima = buscadas.at(-1)
  if (!ultima) return null
  const comienzo = ultima.exacta ? null : ultima.termino
  const enteras = comienzo === null ? buscadas : buscadas.slice(0, -1)
  return { palabras: enteras.map(({ termino }) => termino), comienzo, alguna: false, frecuente: false, frecuenteEnTitulo: false }
}
