import { PASOS_CUENTA_DE_DEVOLUCION } from '#contract/enumeraciones/dinero.ts'
import type { EstadoTransferencia } from '#contract/transferencias.ts'
import type { ReservaConDuenos } from '#domain/permisos/reservas.ts'

export type PasoCuenta = (typeof PASOS_CUENTA_DE_DEVOLUCION)[number]

const PASOS: Record<EstadoTransferencia, PasoCuenta | null> = {
  por_pedir: 'falta',
  propuesta: 'revisada',
  aprobada: 'revisada',
  en_nomina: 'revisada',
  enviada: 'enviada',
  pagada: 'pagada',
  anulada: null,
}

/** Where the buyer of a booking is told that a debt stands; null for one that is owed no more. */
export function pasoDeCuenta({
  estado,
  escritaEn,
}: {
  estado: EstadoTransferencia
  escritaEn: Date | null
}): PasoCuenta | null {
  return estado === 'por_pedir' && escritaEn ? 'escrita' : PASOS[estado]
}

/** Of several debts of one booking, the one that lags behind. */
export const elMasAtrasado = (pasos: readonly PasoCuenta[]): PasoCuenta | null =>
  PASOS_CUENTA_DE_DEVOLUCION.find((paso) => pasos.includes(paso)) ?? null

/** What a company bought goes back to the company, by our staff. */
export const seEscribeCuenta = ({ empresaId }: Pick<ReservaConDuenos, 'empresaId'>): boolean => !empresaId
