import { DATOS_BLOQUEABLES } from '#contract/enumeraciones.ts'
import type { Consentimiento } from '#contract/perfil.ts'
import type { DatoBloqueable, Derecho, EfectoDeBloqueo, UsoOpuesto } from '#contract/privacidad.ts'

/** What somebody asks for, as it is kept: an old client that names nothing opposes something else, or blocks all. */
export function alcanceDe({
  derecho,
  usos,
  datos,
}: {
  derecho: Derecho
  usos?: readonly UsoOpuesto[] | undefined
  datos?: readonly DatoBloqueable[] | undefined
}): (UsoOpuesto | DatoBloqueable)[] {
  if (derecho === 'oposicion') return unicos(usos?.length ? usos : ['otro'])
  if (derecho === 'bloqueo') return unicos(datos?.length ? datos : DATOS_BLOQUEABLES)
  return []
}

const unicos = <T>(valores: readonly T[]): T[] => [...new Set(valores)]

/** Ley 21.719: what rests on a consent stops at once; only what is none of these waits for a person. */
export function efectoDeOposicion(alcance: readonly string[]): { retira: Consentimiento[]; esperaRespuesta: boolean } {
  const retira: Consentimiento[] = [
    ...(alcance.includes('marketing') ? (['marketing'] as const) : []),
    ...(alcance.includes('personalizacion') ? (['personalizacion_ia'] as const) : []),
  ]
  return { retira, esperaRespuesta: alcance.includes('otro') }
}

/** It holds from the request until it is decided, one way or the other; bookings, their tickets and their money never rest. */
export function efectoDeBloqueo({ alcance, estado }: { alcance: readonly string[]; estado: string }): EfectoDeBloqueo {
  const rige = estado === 'recibida'
  return {
    sinNovedades: rige && alcance.includes('contacto'),
    sinNombrePublico: rige && alcance.includes('nombre_publico'),
    sinPersonalizacion: rige && alcance.includes('preferencias'),
  }
}
