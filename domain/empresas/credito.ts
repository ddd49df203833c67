import type { ErrorCode } from '#contract/errors.ts'

/** What every contract begins with until finanzas sets its own (product 9). */
export const CREDITO_INICIAL = { limite: 5_000_000, plazoDias: 30 } as const

/** By what the reference of a transfer is known again, however it is typed. */
export const huellaDeReferencia = (referencia: string): string => referencia.toUpperCase().replace(/[^A-Z0-9]/g, '') || referencia

/** Never less than nothing: a limit that was lowered leaves the debt as it is. */
export const creditoDisponible = ({ limite, deuda }: { limite: number; deuda: number }): number => Math.max(0, limite - deuda)

/** Why a company may not owe `aumento` pesos more; owing less, or as much, is always allowed. */
export function motivoParaNoFiar({ limite, deuda }: { limite: number; deuda: number }, aumento: number): ErrorCode | null {
  return aumento > 0 && deuda + aumento > limite ? 'credito-insuficiente' : null
}

/** Of what was owed before its days ran out, what payments have not covered: they go to the oldest debt first. */
export const deudaVencida = ({ deudaAntigua, pagado }: { deudaAntigua: number; pagado: number }): number => Math.max(0, deudaAntigua - pagado)
