import type { EstadoProveedor } from '#contract/proveedores.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

const TONOS: Record<string, BadgeTone> = {
  Activo: 'success',
  Enviado: 'warning',
  'En revisión': 'warning',
  Observado: 'warning',
  'Documento vencido': 'warning',
  Suspendido: 'danger',
  Rechazado: 'danger',
} satisfies Partial<Record<EstadoProveedor, BadgeTone>>

/** What sells is green, what waits for somebody amber, what was stopped red; a host without an application has a state of its own. */
export const tonoDeOperador = (estado: string): BadgeTone => TONOS[estado] ?? 'neutral'
