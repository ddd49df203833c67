import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'

export interface Devolvible {
  estadoPago: EstadoPago
  capturado: number
  reembolsado: number
}

/** A refund beyond policy is of money that we hold: never more than what is left, nor while the bank or nobody knows about it. */
export function motivoParaNoDevolver({ estadoPago, capturado, reembolsado }: Devolvible, monto: number): ErrorCode | null {
  const puede = estadoPago === 'reembolso_pendiente' || siguienteEstadoPago(estadoPago, 'pedir_reembolso') !== null
  if (!puede || capturado === reembolsado) return 'devolucion-no-disponible'
  return monto > capturado - reembolsado ? 'devolucion-excesiva' : null
}

/** Above `limite`, a rule, a second person has to agree (reliability, section 6). */
export function pideSegundaPersona(monto: number, limite: number): boolean {
  return monto > limite
}
