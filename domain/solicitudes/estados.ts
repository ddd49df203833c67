import type { EstadoSolicitud } from '#contract/solicitudes.ts'

export type EventoSolicitud = 'tomar' | 'proponer' | 'pedir_cambios' | 'aceptar' | 'rechazar' | 'vencer' | 'renovar'

// UX S34 and F5. A pair that is not here is refused and changes nothing.
export const TRANSICIONES_SOLICITUD: Readonly<
  Record<EstadoSolicitud, Readonly<Partial<Record<EventoSolicitud, EstadoSolicitud>>>>
> = {
  recibida: { tomar: 'en_cotizacion', proponer: 'propuesta_enviada', rechazar: 'rechazada' },
  en_cotizacion: { proponer: 'propuesta_enviada', rechazar: 'rechazada' },
  propuesta_enviada: {
    proponer: 'propuesta_enviada',
    pedir_cambios: 'en_cotizacion',
    aceptar: 'aceptada',
    rechazar: 'rechazada',
    vencer: 'vencida',
  },
  vencida: { proponer: 'propuesta_enviada', renovar: 'en_cotizacion' },
  aceptada: {},
  rechazada: {},
}

export const siguienteEstadoSolicitud = (estado: EstadoSolicitud, evento: EventoSolicitud): EstadoSolicitud | null =>
  TRANSICIONES_SOLICITUD[estado][evento] ?? null

/** A proposal past its date is over before any job says so. */
export function estadoVisibleDeSolicitud(
  estado: EstadoSolicitud,
  validaHasta: Date | null,
  ahora: Date,
): EstadoSolicitud {
  return estado === 'propuesta_enviada' && validaHasta !== null && ahora >= validaHasta ? 'vencida' : estado
}
