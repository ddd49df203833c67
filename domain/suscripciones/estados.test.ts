import { expect, it } from 'vitest'
import { ESTADOS_SUSCRIPCION } from '#contract/suscripciones.ts'
import { type EventoSuscripcion, siguienteEstadoSuscripcion } from './estados.ts'

const EVENTOS: EventoSuscripcion[] = [
  'plan_empezado',
  'prueba_empezada',
  'cobro_exitoso',
  'cobro_fallido',
  'reintentos_agotados',
  'periodo_terminado',
  'cancelada_ya',
]

/** One row per state, one column per event; a dash is a refusal. */
const TABLA: [string, string][] = [
  ['prueba', '- - activa morosa - cancelada cancelada'],
  ['activa', 'activa prueba activa morosa - cancelada cancelada'],
  ['morosa', '- - activa morosa degradada - cancelada'],
  ['degradada', 'activa prueba - - - - -'],
  ['cancelada', 'activa prueba - - - - -'],
]

it.each(TABLA)('%s: %s', (estado, fila) => {
  expect(EVENTOS.map((evento) => siguienteEstadoSuscripcion(estado as 'prueba', evento) ?? '-').join(' ')).toBe(fila)
})

it('covers every state', () => expect(TABLA.map(([estado]) => estado)).toEqual(ESTADOS_SUSCRIPCION))
