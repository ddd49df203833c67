import { describe, expect, it } from 'vitest'
import { siguienteEstadoEmpresa, TRANSICIONES_EMPRESA, type EventoEmpresa } from './estados.ts'

const EVENTOS: EventoEmpresa[] = ['aprobar', 'observar', 'corregir', 'suspender', 'reactivar', 'cerrar']

describe('a company', () => {
  it.each([
    ['Pendiente', 'aprobar', 'Activa'],
    ['Pendiente', 'observar', 'Observada'],
    ['Observada', 'corregir', 'Pendiente'],
    ['Observada', 'aprobar', 'Activa'],
    ['Activa', 'suspender', 'Suspendida'],
    ['Suspendida', 'reactivar', 'Activa'],
    ['Pendiente', 'cerrar', 'Cerrada'],
    ['Observada', 'cerrar', 'Cerrada'],
    ['Activa', 'cerrar', 'Cerrada'],
    ['Suspendida', 'cerrar', 'Cerrada'],
  ] as const)('that is %s, on %s, is %s', (estado, evento, siguiente) =>
    expect(siguienteEstadoEmpresa(estado, evento)).toBe(siguiente),
  )

  it('moves in no other way', () => {
    const pares = Object.keys(TRANSICIONES_EMPRESA).flatMap((estado) =>
      EVENTOS.map((evento) => siguienteEstadoEmpresa(estado as keyof typeof TRANSICIONES_EMPRESA, evento)),
    )
    expect(pares.filter((siguiente) => siguiente !== null)).toHaveLength(10)
  })
})
