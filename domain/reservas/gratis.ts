import type { ErrorCode } from '#contract/errors.ts'

/** How many who pay nothing each person who pays may bring. */
const GRATIS_POR_QUIEN_PAGA = 5
/** Where nobody pays, one account holds no more than this of a departure. */
export const GRATIS_POR_CUENTA = 4

export interface PlazasPedidas {
  /** Of fares that cost something, and of those that cost nothing. */
  pagadas: number
  gratis: number
  /** Booked by an account whose address is confirmed. */
  cuentaConfirmada: boolean
  /** What that account holds of the same departure already, in bookings where nobody pays. */
  yaGratis: number
}

/** Nobody empties a departure without paying: free places go with who pays, or to somebody we can write to, a few for each departure. */
export function motivoParaNoDarGratis({
  pagadas,
  gratis,
  cuentaConfirmada,
  yaGratis,
}: PlazasPedidas): ErrorCode | null {
  if (gratis === 0) return null
  if (pagadas > 0) return gratis <= pagadas * GRATIS_POR_QUIEN_PAGA ? null : 'demasiados-sin-pagar'
  if (!cuentaConfirmada) return 'gratis-con-cuenta'
  return yaGratis + gratis <= GRATIS_POR_CUENTA ? null : 'demasiados-gratis'
}
