import type { ErrorCode } from '#contract/errors.ts'

interface PorPagar {
  estado: string
  formaPago: string | null
  pagadaEn: Date | null
  transferenciaVistaPor: string | null
  total: number
  /** Above it a second person (docs/permisos.md 6). */
  limite: number
}

/** Null: it may be booked now. `primera-persona`: it is only noted, somebody else books it. */
export function motivoParaNoRecibir(
  { estado, formaPago, pagadaEn, transferenciaVistaPor, total, limite }: PorPagar,
  quien: string,
): ErrorCode | 'primera-persona' | null {
  if (estado !== 'aceptada' || formaPago !== 'transferencia' || pagadaEn !== null) return 'transicion-no-permitida'
  if (total <= limite) return null
  if (transferenciaVistaPor === null) return 'primera-persona'
  return transferenciaVistaPor === quien ? 'falta-otra-persona' : null
}

/** Services go with the departures: they are of no use where none of those stands; asked for alone, they stay. */
export const vuelvenLosServicios = ({ salidas, enPie }: { salidas: number; enPie: number }): boolean =>
  salidas > 0 && enPie === 0
