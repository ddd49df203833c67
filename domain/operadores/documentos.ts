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

/** Which warning has not been given yet: each of them once, whatever the number of looks. */
export function avisoQueFalta(
  { venceEn, avisado }: { venceEn: Fecha; avisado: number | null },
  hoy: Fecha,
): 30 | 7 | null {
  const aviso = avisoDeVencimiento(venceEn, hoy)
  return aviso !== null && (avisado === null || avisado > aviso) ? aviso : null
}

/** Kinds of which the best paper expires soon or did: what our staff still waits for. A newer one found good takes its place. */
export function porRenovar(documentos: readonly DocumentoRevisado[], hoy: Fecha): string[] {
  const mejores = new Map<string, EstadoDocumento>()
  for (const documento of documentos) {
    const estado = estadoDeDocumento(documento, hoy)
    if (estado === 'pendiente' || estado === 'observado') continue
    const antes = mejores.get(documento.tipo)
    if (antes === undefined || ORDEN[estado] < ORDEN[antes]) mejores.set(documento.tipo, estado)
  }
  return [...mejores].flatMap(([tipo, estado]) => (estado === 'valido' ? [] : [tipo]))
}

const ORDEN: Record<EstadoDocumento, number> = { valido: 0, vence_pronto: 1, vencido: 2, pendiente: 3, observado: 3 }
