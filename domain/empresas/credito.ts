import type { ErrorCode } from '#contract/errors.ts'
import { porcentajeDe } from '#domain/pesos.ts'

export const CREDITO_INICIAL = { limite: 5_000_000, plazoDias: 30 } as const

/** By what the reference of a transfer is known again, however it is typed. */
export const huellaDeReferencia = (referencia: string): string =>
  referencia.toUpperCase().replace(/[^A-Z0-9]/g, '') || referencia

/** Where an account stands: it is owed by the company, or what it paid is owed to it. `pagado`: less what went back. */
export const saldoDeCuenta = ({
  fiado,
  pagado,
}: {
  fiado: number
  pagado: number
}): { deuda: number; aFavor: number } => ({ deuda: Math.max(0, fiado - pagado), aFavor: Math.max(0, pagado - fiado) })

/** Payments cover the oldest bookings first, as the debt that is past its days is reckoned. */
export function saldadas<T extends { debe: number }>(debidas: readonly T[], pagado: number): T[] {
  let queda = pagado
  return debidas.filter(({ debe }) => (queda -= debe) >= 0)
}

/** Why a transfer is not booked as it was typed: money over the debt may be a slip of the pen, until finanzas says that so much came. */
export const motivoParaNoAnotar = (
  { deuda }: { deuda: number },
  { monto, sobranteAFavor = false }: { monto: number; sobranteAFavor?: boolean | undefined },
): ErrorCode | null => (monto > deuda && !sobranteAFavor ? 'pago-sobre-la-deuda' : null)

interface Transferida {
  monto: number
  recibidoEn: string
}

interface Quien {
  quien: string
  /** What one person may book alone, and what this one booked so of that company within a day: a large transfer is not many small ones. */
  limite: number
  aSolas: number
}

/** docs/permisos.md 6: above the limit a second person says the same of it. `primera-persona`: it is only noted. Null: it is booked now. */
export function motivoParaNoConfirmar(
  { monto, recibidoEn }: Transferida,
  visto: (Transferida & { vistoPor: string }) | undefined,
  { quien, limite, aSolas }: Quien,
): ErrorCode | 'primera-persona' | null {
  if (monto + aSolas <= limite) return null
  if (visto?.monto !== monto || visto.recibidoEn !== recibidoEn) return 'primera-persona'
  return visto.vistoPor === quien ? 'falta-otra-persona' : null
}

/** Never less than nothing: a limit that was lowered leaves the debt as it is. What is in its favour is used first. */
export const creditoDisponible = ({
  limite,
  deuda,
  aFavor,
}: {
  limite: number
  deuda: number
  aFavor: number
}): number => Math.max(0, limite - deuda + aFavor)

/** Why a company may not owe `aumento` pesos more; owing less, or as much, is always allowed. */
export function motivoParaNoFiar(
  { limite, deuda }: { limite: number; deuda: number },
  aumento: number,
): ErrorCode | null {
  return aumento > 0 && deuda + aumento > limite ? 'credito-insuficiente' : null
}

/** Of what was owed before its days ran out, what payments have not covered: they go to the oldest debt first. */
export const deudaVencida = ({ deudaAntigua, pagado }: { deudaAntigua: number; pagado: number }): number =>
  Math.max(0, deudaAntigua - pagado)

export interface Debida {
  debe: number
  /** Of it, what people owe who were taken off while leaving kept a part: that does not come back a second time. */
  porQuitadas?: number
}

/** What a company still owes of a booking that ended, where its policy gives back so much of it. */
export const quedaDebiendo = ({ debe, porQuitadas = 0 }: Debida, porcentaje: number): number =>
  debe - porcentajeDe(Math.max(0, debe - porQuitadas), porcentaje)
