import { TEXTOS_LEGALES } from '#contract/enumeraciones.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { ClaseDeRegla, EstadoDeVersion, TextoConRevision } from '#contract/reglas.ts'

export interface Aprobada {
  clase: TextoConRevision
  version: number
  /** Of the words that were approved. */
  huella: string
  enDemostracion: boolean
  por: string
  en: Date
}

/** Which texts as they read: the words of the version that the product came with may be others after an update. */
export interface TextoLeido {
  clase: TextoConRevision
  version: number
  huella: string
}

export const tieneRevision = (clase: ClaseDeRegla): clase is TextoConRevision =>
  (TEXTOS_LEGALES as readonly ClaseDeRegla[]).includes(clase)

/** Who approved it; null while it is a draft. What was approved in a demonstration counts in one alone. */
export function aprobacionDe(
  aprobadas: readonly Aprobada[],
  { clase, version, huella }: TextoLeido,
  demo: boolean,
): Aprobada | null {
  return (
    aprobadas.find(
      (una) => una.clase === clase && una.version === version && una.huella === huella && (demo || !una.enDemostracion),
    ) ?? null
  )
}

/** Nobody approves a rule that nobody reads any more; one that comes may be approved before it holds. */
export function motivoParaNoAprobar(estado: EstadoDeVersion, isAprobada: boolean): ErrorCode | null {
  if (estado === 'anterior' || estado === 'reemplazada') return 'version-anterior'
  return isAprobada ? 'transicion-no-permitida' : null
}
