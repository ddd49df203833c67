import { expect, it } from 'vitest'
import { destinoDeAjeno, type EstadoAjeno, perderAjeno } from './ajeno.ts'

const NADA = { pagoId: null, reservaId: null, cobroId: null }

it.each([
  ['an attempt of ours', { ...NADA, pagoId: 'p' }, 'devolver'],
  ['a reserva, a gift card or services', { ...NADA, reservaId: 'regalo' }, 'devolver'],
  ['a charge of a plan', { ...NADA, cobroId: 'c' }, 'devolver'],
  ['nothing of ours', NADA, 'esperar'],
  ['nothing of ours, and no word of plans', { pagoId: null, reservaId: null }, 'esperar'],
])('money that names %s', (_que, marca, destino) => expect(destinoDeAjeno(marca)).toBe(destino))

const TODO = { monto: 10, perdido: 0 }
it.each([
  ['all that waits', { ...TODO, estado: 'en_suspenso' }, 10, { enSuspenso: 10, enCamino: 0, porTransferir: 0, despues: 'perdido' }],
  ['a part of what waits', { ...TODO, estado: 'en_suspenso' }, 4, { enSuspenso: 4, enCamino: 0, porTransferir: 0, despues: 'en_suspenso' }],
  ['what another dispute left', { monto: 10, perdido: 4, estado: 'en_suspenso' }, 10, { enSuspenso: 6, enCamino: 0, porTransferir: 0, despues: 'perdido' }],
  ['what was on its way back', { ...TODO, estado: 'solicitado' }, 10, { enSuspenso: 0, enCamino: 10, porTransferir: 0, despues: 'hecho' }],
  ['a part of what was on its way back', { ...TODO, estado: 'solicitado' }, 4, { enSuspenso: 0, enCamino: 4, porTransferir: 6, despues: 'manual' }],
  ['nothing of what had gone back', { ...TODO, estado: 'hecho' }, 10, { enSuspenso: 0, enCamino: 0, porTransferir: 0, despues: 'hecho' }],
  ['nothing of what the bank is to transfer', { ...TODO, estado: 'manual' }, 10, { enSuspenso: 0, enCamino: 0, porTransferir: 0, despues: 'manual' }],
  ['nothing of what was lost before', { monto: 10, perdido: 10, estado: 'perdido' }, 10, { enSuspenso: 0, enCamino: 0, porTransferir: 0, despues: 'perdido' }],
] as [string, { monto: number; perdido: number; estado: EstadoAjeno }, number, ReturnType<typeof perderAjeno>][])('a lost dispute takes %s', (_que, ajeno, disputado, esperado) => expect(perderAjeno(ajeno, disputado)).toEqual(esperado))
