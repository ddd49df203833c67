import type { EstadoSuscripcion } from '#contract/suscripciones.ts'

export type EventoSuscripcion =
  /** A free plan, or a paid one whose first charge went through. */
  | 'plan_empezado'
  | 'prueba_empezada'
  | 'cobro_exitoso'
  | 'cobro_fallido'
  /** Seven days of retries are over. */
  | 'reintentos_agotados'
  /** The period of a plan that was given up is over. */
  | 'periodo_terminado'
  | 'cancelada_ya'

const TABLA: Record<EstadoSuscripcion, Partial<Record<EventoSuscripcion, EstadoSuscripcion>>> = {
  prueba: {
    cobro_exitoso: 'activa',
    cobro_fallido: 'morosa',
    periodo_terminado: 'cancelada',
    cancelada_ya: 'cancelada',
  },
  activa: {
    plan_empezado: 'activa',
    prueba_empezada: 'prueba',
    cobro_exitoso: 'activa',
    cobro_fallido: 'morosa',
    periodo_terminado: 'cancelada',
    cancelada_ya: 'cancelada',
  },
  morosa: {
    cobro_exitoso: 'activa',
    cobro_fallido: 'morosa',
    reintentos_agotados: 'degradada',
    cancelada_ya: 'cancelada',
  },
  degradada: { plan_empezado: 'activa', prueba_empezada: 'prueba' },
  cancelada: { plan_empezado: 'activa', prueba_empezada: 'prueba' },
}

/** Null where the state does not allow it. */
export function siguienteEstadoSuscripcion(
  estado: EstadoSuscripcion,
  evento: EventoSuscripcion,
): EstadoSuscripcion | null {
  return TABLA[estado][evento] ?? null
}
