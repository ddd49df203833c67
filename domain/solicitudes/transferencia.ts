import type { ErrorCode } from '#contract/errors.ts'

/** Reliability 6: above it a second person. */
export const SEGUNDA_PERSONA_DESDE = 200_000

interface PorPagar {
  estado: string
  formaPago: string | null
  pagadaEn: Date | null
  transferenciaVistaPor: string | null
  total: number
}

/** Null: it may be booked now. `primera-persona`: it is only noted, somebody else books it. */
export function motivoParaNoRecibir({ estado, formaPago, pagadaEn, transferenciaVistaPor, total }: PorPagar, quien: string): ErrorCode | 'primera-persona' | null {
  if (estado !== 'aceptada' || formaPago !== 'transferencia' || pagadaEn !== null) return 'transicion-no-permitida'
  if (total <= SEGUNDA_PERSONA_DESDE) return null
  if (transferenciaVistaPor === null) return 'primera-persona'
  return transferenciaVistaPor === quien ? 'falta-otra-persona' : null
}
