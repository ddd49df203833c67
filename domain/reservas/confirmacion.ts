import type { ErrorCode } from '#contract/errors.ts'
import { minimoPorReunir } from '#domain/disponibilidad/minimo.ts'
import { calcularAceptarAntesDe } from './aceptacion.ts'

/** How a departure confirms what is paid on it. */
export interface SalidaQueConfirma {
  confirmacion: 'inmediata' | 'solicitud'
  /** Null or 0 for none. */
  minParticipantes: number | null
  /** Once it was decided that it runs, it runs with whoever comes. */
  decidida: boolean
  inicio: Date
  decisionMinutos: number
  /** Places that are paid for, those of the party that is asked about too. */
  pagadas: number
}

export interface Espera {
  a: 'operador' | 'minimo'
  hasta: Date
}

/** What a paid party waits for on the departure it stands on, and until when; null where its seat is sure. `desde`: since when the operator is asked. */
export function loQueEspera(salida: SalidaQueConfirma, desde: Date): Espera | null {
  if (salida.confirmacion === 'solicitud') return { a: 'operador', hasta: calcularAceptarAntesDe(desde, salida.inicio) }
  const minimo = minimoPorReunir(salida)
  return minimo && { a: 'minimo', hasta: minimo.decideEn }
}

/** A seat that is sure is never given up for one that is not. */
export function motivoParaNoOcupar(espera: Pick<Espera, 'a'> | null): ErrorCode | null {
  if (espera === null) return null
  return espera.a === 'operador' ? 'cambio-con-anfitrion' : 'salida-sin-minimo'
}
