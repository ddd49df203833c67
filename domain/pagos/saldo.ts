import { type Apunte, asientoTarifaDePsp, asientoTraspaso } from './asientos.ts'
import type { DiferenciaHallada } from './diferencias.ts'

/** A line of the provider's account. `monto` is what came in, or went out below zero, before `tarifa`, what it kept for itself. */
export interface MovimientoDePsp {
  /** `venta`: a charge, a refund or a dispute. `traspaso`: to or from our bank. */
  clase: 'venta' | 'traspaso' | 'tarifa' | 'otro'
  monto: number
  tarifa: number
}

/** What of it the ledger does not hold yet: charges, refunds and disputes are booked where they are applied, but for their price. What we cannot name is not booked, and shows as a difference. */
export function asientoDeMovimiento({
  clase,
  monto,
  tarifa,
}: MovimientoDePsp): { tipo: 'tarifa_psp' | 'traspaso'; apuntes: Apunte[] }[] {
  if (clase === 'otro') return []
  const costo = clase === 'tarifa' ? tarifa - monto : tarifa
  return [
    ...(clase === 'traspaso' && monto !== 0 ? [{ tipo: 'traspaso' as const, apuntes: asientoTraspaso(-monto) }] : []),
    ...(costo !== 0 ? [{ tipo: 'tarifa_psp' as const, apuntes: asientoTarifaDePsp(costo) }] : []),
  ]
}

/** One look at both sides. */
export interface Mirada {
  libro: number
  suyo: number
  /** Refunds that it took out already and the ledger counts once they arrive. */
  enCamino: number
}

/** What the provider holds beyond what the ledger says that it holds. */
export const sobraEnPsp = ({ libro, suyo, enCamino }: Mirada): number => suyo + enCamino - libro

/** The name of the one balance there is, as differences know it. */
export const SALDO = 'saldo'

/**
 * What looks one after the other tell: null where the last finds both the same, `mirar` while what they find still moves (money is on its way between the two), else what differs.
 */
export function compararSaldo(miradas: readonly Mirada[]): DiferenciaHallada | 'mirar' | null {
  const [ultima, previa] = [miradas.at(-1), miradas.at(-2)]
  if (!ultima) return 'mirar'
  const sobra = sobraEnPsp(ultima)
  if (sobra === 0) return null
  if (!previa || sobraEnPsp(previa) !== sobra) return 'mirar'
  return {
    de: 'saldo',
    tipo: 'saldo_distinto',
    intento: SALDO,
    reservaId: null,
    nuestro: ultima.libro - ultima.enCamino,
    suyo: ultima.suyo,
  }
}
