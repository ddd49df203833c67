import type { Db } from '#server/ctx.ts'
import { versionDelCatalogo } from './version.ts'

const MAX_RESPUESTAS = 2000
// A listed experiencia takes about 1.5 KB.
const MAX_PESO = 20_000

interface Recuerdo {
  version: number
  /** Oldest use first. */
  respuestas: Map<string, { valor: Promise<unknown>; peso: number }>
  peso: number
}

const recuerdos = new WeakMap<Db, Recuerdo>()

/** What is known of the catalogue as it stands at this moment. */
export interface Memoria {
  /**
   * Answers from memory, else loads and keeps it; callers who ask the same at once share one load.
   * `peso`: how many experiences the answer weighs.
   */
  recordar<T>(clave: string, cargar: () => Promise<T>, peso?: (valor: T) => number): Promise<T>
}

/** Ask for it once per request: all that was known is gone as soon as the catalogue moves. */
export async function abrirMemoria(db: Db): Promise<Memoria> {
  const recuerdo = deVersion(db, await versionDelCatalogo(db))
  return { recordar: (clave, cargar, peso = () => 1) => recordarEn(recuerdo, clave, cargar, peso) }
}

async function recordarEn<T>(
  recuerdo: Recuerdo,
  clave: string,
  cargar: () => Promise<T>,
  peso: (valor: T) => number,
): Promise<T> {
  const conocida = recuerdo.respuestas.get(clave)
  if (conocida) {
    recuerdo.respuestas.delete(clave)
    recuerdo.respuestas.set(clave, conocida)
    return conocida.valor as Promise<T>
  }
  const entrada = { valor: cargar(), peso: 0 }
  recuerdo.respuestas.set(clave, entrada)
  try {
    const valor = await entrada.valor
    if (recuerdo.respuestas.get(clave) === entrada) pesar(recuerdo, clave, entrada, peso(valor))
    return valor
  } catch (error) {
    if (recuerdo.respuestas.get(clave) === entrada) recuerdo.respuestas.delete(clave)
    throw error
  }
}

function deVersion(db: Db, version: number): Recuerdo {
  const recuerdo = recuerdos.get(db)
  if (recuerdo && recuerdo.version >= version) return recuerdo
  const vacio = { version, respuestas: new Map(), peso: 0 }
  recuerdos.set(db, vacio)
  return vacio
}

/** Makes room by dropping what was asked longest ago; an answer that would fill half of it is not kept. */
function pesar(recuerdo: Recuerdo, clave: string, entrada: { peso: number }, peso: number): void {
  if (peso > MAX_PESO / 2) return void recuerdo.respuestas.delete(clave)
  entrada.peso = peso
  recuerdo.peso += peso
  for (const [otra, { peso: suyo }] of recuerdo.respuestas) {
    if (recuerdo.peso <= MAX_PESO && recuerdo.respuestas.size <= MAX_RESPUESTAS) return
    if (otra === clave) continue
    recuerdo.respuestas.delete(otra)
    recuerdo.peso -= suyo
  }
}
