import { sonido } from '#domain/busqueda/enmienda.ts'
import { palabras as palabrasDe, raiz } from '#domain/busqueda/texto.ts'
import type { Db } from '#server/ctx.ts'
import { deletePalabras, listLexemas, listPalabras, listTextos, upsertPalabras, type Palabra } from './palabras.db.ts'
import { moverCatalogo } from './version.ts'

const LOTE = 200
const MAX_LETRAS = 40

/** Makes `palabras` what the listed experiences say. Only the differences are written, so a second run writes nothing. */
export async function reindexarPalabras(db: Db): Promise<void> {
  const cuentas = await contarPalabras(db)
  const guardadas = new Map((await listPalabras(db)).map((una) => [una.palabra, una]))
  const cambiadas = (await conLexema(db, cuentas)).filter((una) => !sonIguales(una, guardadas.get(una.palabra)))
  const sobran = [...guardadas.keys()].filter((palabra) => !cuentas.has(palabra))
  for (const lote of enLotes(cambiadas)) await upsertPalabras(db, lote)
  for (const lote of enLotes(sobran)) await deletePalabras(db, lote)
  if (cambiadas.length + sobran.length > 0) await moverCatalogo(db)
}

interface Cuenta {
  veces: number
  enTitulo: number
}

async function contarPalabras(db: Db): Promise<Map<string, Cuenta>> {
  const cuentas = new Map<string, Cuenta>()
  for (let ultimo: string | null = null; ;) {
    const textos = await listTextos(db, ultimo, LOTE)
    for (const { titulo, texto } of textos) sumarTexto(cuentas, new Set(palabrasDe(titulo)), palabrasDe(texto))
    if (textos.length < LOTE) return cuentas
    ultimo = textos.at(-1)!.id
  }
}

function sumarTexto(cuentas: Map<string, Cuenta>, titulo: Set<string>, texto: string[]): void {
  for (const palabra of titulo.union(new Set(texto))) {
    if (palabra.length > MAX_LETRAS) continue
    const cuenta = cuentas.get(palabra) ?? { veces: 0, enTitulo: 0 }
    cuenta.veces++
    if (titulo.has(palabra)) cuenta.enTitulo++
    cuentas.set(palabra, cuenta)
  }
}

async function conLexema(db: Db, cuentas: Map<string, Cuenta>): Promise<Palabra[]> {
  const todas: Palabra[] = []
  for (const lote of enLotes([...cuentas.keys()])) {
    for (const { palabra, lexema } of await listLexemas(db, lote)) {
      if (lexema === null) cuentas.delete(palabra)
      else todas.push({ palabra, lexema, raiz: raiz(palabra), sonido: sonido(palabra), ...cuentas.get(palabra)! })
    }
  }
  return todas
}

const sonIguales = (una: Palabra, otra: Palabra | undefined): boolean =>
  otra !== undefined &&
  una.lexema === otra.lexema &&
  una.raiz === otra.raiz &&
  una.sonido === otra.sonido &&
  una.veces === otra.veces &&
  una.enTitulo === otra.enTitulo

function* enLotes<T>(todos: T[]): Generator<T[]> {
  for (let i = 0; i < todos.length; i += LOTE) yield todos.slice(i, i + LOTE)
}
