/** What the PSP says about a payment. */
export interface InformeDePago {
  /** Whole pesos: CLP has no decimals, never × 100. */
  monto: number
  moneda: string
  livemode: boolean
  /** From the payment's metadata. */
  reservaId: string | null | undefined
}

export interface IntentoEsperado {
  monto: number
  livemode: boolean
  reservaId: string
}

export type Discrepancia = 'monto' | 'moneda' | 'modo' | 'reserva'

/** docs/nunca.md 2.2: money counts only where this list is empty; else it goes to suspenso and back in full. */
export function discrepancias(informe: InformeDePago, intento: IntentoEsperado): Discrepancia[] {
  const lista: Discrepancia[] = []
  if (informe.monto !== intento.monto) lista.push('monto')
  if (informe.moneda.toLowerCase() !== 'clp') lista.push('moneda')
  if (informe.livemode !== intento.livemode) lista.push('modo')
  if (informe.reservaId !== intento.reservaId) lista.push('reserva')
  return lista
}

export function corresponde(informe: InformeDePago, intento: IntentoEsperado): boolean {
  return discrepancias(informe, intento).length === 0
}
