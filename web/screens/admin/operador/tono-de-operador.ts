import type { EstadoProveedor } from '#contract/proveedores.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

const TONOS: Partial<Record<EstadoProveedor, BadgeTone>> = {
  Activo: 'success',
  Enviado: 'warning',
  'En revisión': 'warning',
  Observado: 'warning',
  'Documento vencido': 'warning',
  Suspendido: 'danger',
  Rechazado: 'danger',
}

/** What sells is green, what waits for somebody amber, what was stopped red. */
export const tonoDeOperador = (estado: EstadoProveedor): BadgeTone => TONOS[estado] ?? 'neutral'
