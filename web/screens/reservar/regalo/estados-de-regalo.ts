import type { EstadoRegalo } from '#contract/regalos.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const ESTADOS_DE_REGALO: Record<EstadoRegalo, { texto: string; tono: BadgeTone }> = {
  pendiente: { texto: 'Sin pagar', tono: 'warning' },
  activo: { texto: 'Vigente', tono: 'success' },
  vencido: { texto: 'Vencido', tono: 'neutral' },
  devolviendo: { texto: 'Devolución en curso', tono: 'info' },
  devuelto: { texto: 'Devolución hecha', tono: 'neutral' },
  bloqueado: { texto: 'En revisión del banco', tono: 'warning' },
  anulado: { texto: 'Anulado', tono: 'danger' },
}
