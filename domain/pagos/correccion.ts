import type { ErrorCode } from '#contract/errors.ts'
import type { ModoDeDinero } from './modo.ts'

export interface CorreccionPropuesta {
  raiz: string
  modo: ModoDeDinero
  propuestaPor: string
}

interface Dicho {
  raiz: string
  modo: ModoDeDinero
  quien: string
}

/** What keeps its book is settled by one person. What changes it is said by a first and done by a second who says the same of the same money. */
export function pasoDeCorreccion(
  { raiz, modo, quien }: Dicho,
  { actual, propuesta }: { actual: ModoDeDinero; propuesta: CorreccionPropuesta | null },
): 'se-queda' | 'se-propone' | 'se-corrige' | ErrorCode {
  if (modo === actual) return 'se-queda'
  if (propuesta?.modo !== modo || propuesta.raiz !== raiz) return 'se-propone'
  return propuesta.propuestaPor === quien ? 'aprueba-otra-persona' : 'se-corrige'
}
