import type { REGIMENES } from '#contract/enumeraciones/dinero.ts'
import { totalDeReparto, type Reparto } from '#domain/pagos/asientos.ts'
import { type PuntosBase, tasaDe } from '#domain/pesos.ts'

export type Regimen = (typeof REGIMENES)[number]

export interface Tasas {
  /** Of the card, where the operator bears it. */
  tarjeta: PuntosBase
  /** Of the honorarios paid on that day. */
  retencion: PuntosBase
}

/** What a statement says of one line; all of it adds up to `neto`. */
export interface Linea {
  bruto: number
  comision: number
  ivaComision: number
  costoTarjeta: number
  /** What was paid too much or too little before, with its sign. */
  ajuste: number
  retencion: number
  neto: number
}

/** The retention is of what the operator earns, since that is what their boleta de honorarios is made out for. */
export function calcularLinea(reparto: Reparto, ajuste: number, regimen: Regimen, tasas: Tasas): Linea {
  const bruto = totalDeReparto(reparto)
  const costoTarjeta = tasaDe(bruto, tasas.tarjeta)
  const base = reparto.operador - costoTarjeta + ajuste
  const retencion = regimen === 'honorarios' ? tasaDe(base, tasas.retencion) : 0
  return {
    bruto,
    comision: reparto.comision,
    ivaComision: reparto.ivaComision,
    costoTarjeta,
    ajuste,
    retencion,
    neto: base - retencion,
  }
}

/** The operator's part before the costs of paying it: what the ledger owes for this line. */
export function delOperador({
  bruto,
  comision,
  ivaComision,
  ajuste,
}: Pick<Linea, 'bruto' | 'comision' | 'ivaComision' | 'ajuste'>): number {
  return bruto - comision - ivaComision + ajuste
}
