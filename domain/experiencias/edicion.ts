import type { EstadoEdicion } from '#contract/ediciones.ts'
import type { EstadoExperiencia } from '#contract/experiencias.ts'
import { esPublica } from '#domain/permisos/experiencias.ts'

/** How an experiencia and the version being written of it stand; null where none is. */
export interface Situacion {
  estadoExperiencia: EstadoExperiencia
  edicion: EstadoEdicion | null
}

export type ActoDeEdicion = 'editar' | 'enviar' | 'retirar' | 'descartar' | 'decidir' | 'pausar' | 'reanudar'

export type DecisionDeEdicion = Extract<EstadoEdicion, 'aprobada' | 'observada' | 'rechazada'>

const ABIERTAS: readonly EstadoEdicion[] = ['borrador', 'observada']

/** Every act that the state allows; nothing else is possible. */
export function puedeEn({ estadoExperiencia, edicion }: Situacion, acto: ActoDeEdicion): boolean {
  const abierta = edicion !== null && ABIERTAS.includes(edicion)
  switch (acto) {
    case 'editar':
      return abierta || (edicion === null && esPublica(estadoExperiencia))
    case 'enviar':
    case 'descartar':
      return abierta
    case 'retirar':
    case 'decidir':
      return edicion === 'en_revision'
    case 'pausar':
      return estadoExperiencia === 'publicada'
    case 'reanudar':
      return estadoExperiencia === 'pausada'
  }
}

/** What becomes of the experiencia when its version is decided. One that travellers see stays as it is until the change is approved. */
export function estadoTras(
  decision: DecisionDeEdicion,
  { estadoExperiencia }: Situacion,
  rechazosPrevios: number,
): EstadoExperiencia {
  if (decision === 'aprobada') return estadoExperiencia === 'pausada' ? 'pausada' : 'publicada'
  if (esPublica(estadoExperiencia)) return estadoExperiencia
  if (decision === 'observada') return 'observada'
  // Once refused it may be written anew; the second time, by somebody else, is the end of it.
  return rechazosPrevios > 0 ? 'retirada' : 'borrador'
}
