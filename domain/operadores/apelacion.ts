import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import { plazoDeDias } from '#domain/fechas.ts'

const PLAZO_DIAS = 30

export interface Rechazo {
  estado: EstadoProveedor
  /** When it was refused; null where that is not known any more. */
  decididoEn: Date | null
  /** Somebody else was asked to look already, whatever came of it. */
  apelado: boolean
}

export const apelableHasta = (decididoEn: Date): Date => plazoDeDias(decididoEn, PLAZO_DIAS)

/** Whoever was refused may ask once for a second look, within thirty days. */
export function motivoParaNoApelarRechazo({ estado, decididoEn, apelado }: Rechazo, ahora: Date): ErrorCode | null {
  if (apelado) return 'rechazo-ya-apelado'
  if (estado !== 'Rechazado') return 'transicion-no-permitida'
  return decididoEn !== null && ahora > apelableHasta(decididoEn) ? 'apelacion-vencida' : null
}
