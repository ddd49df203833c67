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

/**
 * Answers from memory while the catalogue stands still; callers who ask the same at once share one load.
 * `peso`: how many experiences the answer holds.
 */
export async function recordar<T>(db: Db, clave: string, cargar: () => Promise<T>, peso: (valor: T) => number = () => 1): Promise<T> {
  const recuerdo = deVersion(db, await versionDelCatalogo(db))
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
