import type { EstadoDocumento } from '#contract/altas.ts'
import { diasEntre, type Fecha } from '#domain/fechas.ts'

export const DIAS_DE_AVISO = [30, 7] as const

export interface DocumentoRevisado {
  tipo: string
  estado: EstadoDocumento
  venceEn: Fecha | null
}

/** What a checked document is worth on a day: it is good on the day it expires, too. */
export function estadoDeDocumento({ estado, venceEn }: Omit<DocumentoRevisado, 'tipo'>, hoy: Fecha): EstadoDocumento {
  if (estado === 'pendiente' || estado === 'observado' || !venceEn) return estado
  const faltan = diasEntre(hoy, venceEn)
  if (faltan < 0) return 'vencido'
  return faltan <= DIAS_DE_AVISO[0] ? 'vence_pronto' : 'valido'
}

export const sirve = (estado: EstadoDocumento): boolean => estado === 'valido' || estado === 'vence_pronto'

/** Which of the warnings is due: 30 or 7 days before; null for none. */
export function avisoDeVencimiento(venceEn: Fecha, hoy: Fecha): 30 | 7 | null {
  const faltan = diasEntre(hoy, venceEn)
  if (faltan < 0) return null
  return faltan <= 7 ? 7 : faltan <= 30 ? 30 : null
}
