import { expect, it } from 'vitest'
import { destinoDeAjeno } from './ajeno.ts'

const NADA = { pagoId: null, reservaId: null, cobroId: null }

it.each([
  ['an attempt of ours', { ...NADA, pagoId: 'p' }, 'devolver'],
  ['a reserva, a gift card or services', { ...NADA, reservaId: 'regalo' }, 'devolver'],
  ['a charge of a plan', { ...NADA, cobroId: 'c' }, 'devolver'],
  ['nothing of ours', NADA, 'esperar'],
  ['nothing of ours, and no word of plans', { pagoId: null, reservaId: null }, 'esperar'],
])('money that names %s', (_que, marca, destino) => expect(destinoDeAjeno(marca)).toBe(destino))
