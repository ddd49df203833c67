import { iva } from '#server/modules/reventas/index.ts'

export const CURRENCY = 'CLP'

interface Amount {
  precio: number
  neto: number
}

/** Pesos have no decimals; the IVA is inside each amount. */
export const toPricing = ({ precio, neto }: Amount) => ({
  original: precio,
  retail: precio,
  net: neto,
  currency: CURRENCY,
  currencyPrecision: 0,
  includedTaxes: [{ name: 'IVA', original: iva(precio), retail: iva(precio), net: iva(neto) }],
})

/** All in it are the sums of its unit items', the tax too: rounded once more on the total, it may be a peso off. */
export function toTotalPricing(items: readonly (Amount & { quantity?: number })[]) {
  const parts = items.map(({ quantity = 1, ...item }) => ({ ...toPricing(item), quantity }))
  const sum = (of: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((n, part) => n + of(part) * part.quantity, 0)
  const tax = (of: 'original' | 'retail' | 'net') => sum(({ includedTaxes: [one] }) => one![of])
  return {
    ...toPricing({ precio: sum((part) => part.retail), neto: sum((part) => part.net) }),
    includedTaxes: [{ name: 'IVA', original: tax('original'), retail: tax('retail'), net: tax('net') }],
  }
}
