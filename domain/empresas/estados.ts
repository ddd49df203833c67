import type { EstadoEmpresa } from '#contract/enumeraciones/empresas.ts'

export type EventoEmpresa = 'aprobar' | 'observar' | 'corregir' | 'suspender' | 'reactivar' | 'cerrar'

// A pair that is not here is refused and changes nothing.
export const TRANSICIONES_EMPRESA: Readonly<
  Record<EstadoEmpresa, Readonly<Partial<Record<EventoEmpresa, EstadoEmpresa>>>>
> = {
  Pendiente: { aprobar: 'Activa', observar: 'Observada', cerrar: 'Cerrada' },
  Observada: { corregir: 'Pendiente', aprobar: 'Activa', cerrar: 'Cerrada' },
  Activa: { suspender: 'Suspendida', cerrar: 'Cerrada' },
  Suspendida: { reactivar: 'Activa', cerrar: 'Cerrada' },
  Cerrada: {},
}

export const siguienteEstadoEmpresa = (estado: EstadoEmpresa, evento: EventoEmpresa): EstadoEmpresa | null =>
  TRANSICIONES_EMPRESA[estado][evento] ?? null
