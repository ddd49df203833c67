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

export const sumOf = (amounts: readonly Amount[]): Amount => ({ precio: amounts.reduce((n, a) => n + a.precio, 0), neto: amounts.reduce((n, a) => n + a.neto, 0) })
