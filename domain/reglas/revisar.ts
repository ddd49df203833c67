import type { CampoInvalido } from '#contract/errors.ts'
import type { ClaseDeRegla } from '#contract/reglas.ts'
import { errorPropio } from './coherencia.ts'
import { FORMAS } from './formas.ts'
import { revisarCampos } from './revisar-campos.ts'

export interface Revisada<T> {
  /** What was sent without what the form does not know; null where something is wrong. */
  contenido: T | null
  errores: CampoInvalido[]
}

/** Checks a content against the form of its kind, and then what no single field can tell. */
export function revisarContenido<T>(clase: ClaseDeRegla, enviado: Record<string, unknown>): Revisada<T> {
  const { contenido, errores } = revisarCampos(FORMAS[clase].campos, enviado)
  if (errores.length === 0) errores.push(...errorPropio(clase, contenido))
  return { contenido: errores.length === 0 ? (contenido as T) : null, errores }
}
