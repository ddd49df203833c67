import type { Preferencias } from '#contract/asistente.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import { normalizar } from './normalizar.ts'
import { leerTipos } from './tipos.ts'

/** The kinds somebody is fond of; only a hint for the order, never a filter. */
export function tiposPreferidos(preferencias: Preferencias | null | undefined): TipoExperiencia[] {
  const intereses = preferencias?.intereses
  if (!intereses) return []
  return leerTipos(normalizar([intereses].flat().join(' ; '))).tipos
}
