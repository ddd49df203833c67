import type Stripe from 'stripe'
import type { PspMovimiento, PspSaldo } from '#server/ports.ts'

const CLP = 'clp'

export function toSaldo({ available, pending }: Pick<Stripe.Balance, 'available' | 'pending'>): PspSaldo | null {
  if (![...available, ...pending].some(({ currency }) => currency === CLP)) return null
  const en = (fondos: readonly { amount: number; currency: string }[]): number =>
    fondos.reduce((suma, { amount, currency }) => suma + (currency === CLP ? amount : 0), 0)
  return { disponible: en(available), pendiente: en(pending) }
}

// By reporting category: types say how money moved, categories why.
const CLASES: Record<string, PspMovimiento['clase']> = {
  charge: 'venta',
  refund: 'venta',
  refund_failure: 'venta',
  partial_capture_reversal: 'venta',
  dispute: 'venta',
  dispute_reversal: 'venta',
  payout: 'traspaso',
  payout_reversal: 'traspaso',
  fee: 'tarifa',
  tax: 'tarifa',
  network_cost: 'tarifa',
}

export const toMovimiento = ({
  id,
  reporting_category,
  amount,
  fee,
}: Pick<Stripe.BalanceTransaction, 'id' | 'reporting_category' | 'amount' | 'fee'>): PspMovimiento => ({
  id,
  clase: CLASES[reporting_category] ?? 'otro',
  monto: amount,
  tarifa: fee,
})
