import { describe, expect, it } from 'vitest'
import {
  estadoVisibleDeSolicitud,
  siguienteEstadoSolicitud,
  TRANSICIONES_SOLICITUD,
  type EventoSolicitud,
} from './estados.ts'

const EVENTOS: EventoSolicitud[] = ['tomar', 'proponer', 'pedir_cambios', 'aceptar', 'rechazar', 'vencer', 'renovar']

describe('a request', () => {
  it.each([
    ['recibida', 'tomar', 'en_cotizacion'],
    ['recibida', 'proponer', 'propuesta_enviada'],
    ['recibida', 'rechazar', 'rechazada'],
    ['en_cotizacion', 'proponer', 'propuesta_enviada'],
    ['en_cotizacion', 'rechazar', 'rechazada'],
    ['propuesta_enviada', 'proponer', 'propuesta_enviada'],
    ['propuesta_enviada', 'pedir_cambios', 'en_cotizacion'],
    ['propuesta_enviada', 'aceptar', 'aceptada'],
    ['propuesta_enviada', 'rechazar', 'rechazada'],
    ['propuesta_enviada', 'vencer', 'vencida'],
    ['vencida', 'renovar', 'en_cotizacion'],
    ['vencida', 'proponer', 'propuesta_enviada'],
  ] as const)('that is %s, on %s, is %s', (estado, evento, siguiente) =>
    expect(siguienteEstadoSolicitud(estado, evento)).toBe(siguiente),
  )

  it('moves in no other way', () => {
    const pares = Object.keys(TRANSICIONES_SOLICITUD).flatMap((estado) =>
      EVENTOS.map((evento) => siguienteEstadoSolicitud(estado as keyof typeof TRANSICIONES_SOLICITUD, evento)),
    )
    expect(pares.filter((siguiente) => siguiente !== null)).toHaveLength(12)
  })

  it('shows a proposal as over from the instant it says', () => {
    const hasta = new Date('2026-11-20T03:00:00Z')
    expect(estadoVisibleDeSolicitud('propuesta_enviada', hasta, new Date(hasta.getTime() - 1))).toBe(
      'propuesta_enviada',
    )
    expect(estadoVisibleDeSolicitud('propuesta_enviada', hasta, hasta)).toBe('vencida')
    expect(estadoVisibleDeSolicitud('aceptada', hasta, hasta)).toBe('aceptada')
  })
})
