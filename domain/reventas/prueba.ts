import { motivoParaNoFiar } from '#domain/empresas/credito.ts'
import type { ErrorCode } from '#contract/errors.ts'

// Octo 5: who tries the API leaves the places to others within the hour, or within the day once it is confirmed.
const SIN_CONFIRMAR_MS = 60 * 60_000
const CONFIRMADA_MS = 24 * 60 * 60_000

/** What all test bookings together may owe at a time: play money that is never billed. */
export const CREDITO_DE_PRUEBA = 20_000_000

/** Until when a test booking that was made, or confirmed, now keeps its places. */
export const pruebaHasta = (ahora: Date, { confirmada }: { confirmada: boolean }): Date =>
  new Date(ahora.getTime() + (confirmada ? CONFIRMADA_MS : SIN_CONFIRMAR_MS))

export const motivoParaNoFiarDePrueba = (debe: number, aumento: number): ErrorCode | null =>
  motivoParaNoFiar({ limite: CREDITO_DE_PRUEBA, deuda: debe }, aumento)

/** A company holds so many places at most without having confirmed them. */
export const motivoParaNoRetener = ({
  tope,
  retenidos,
  plazas,
}: {
  tope: number
  retenidos: number
  plazas: number
}): ErrorCode | null => (retenidos + plazas > tope ? 'demasiadas-reservas-abiertas' : null)
