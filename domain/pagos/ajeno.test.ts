import { expect, it } from 'vitest'
import { destinoDeAjeno, type EstadoAjeno, perderAjeno } from './ajeno.ts'

it.each([
  ['this installation', { instalacion: 'esta', conocido: false }, 'devolver'],
  ['this installation, for an attempt that we have', { instalacion: 'esta', conocido: true }, 'devolver'],
  ['nobody, for an attempt that we have', { instalacion: null, conocido: true }, 'devolver'],
  ['nobody', { instalacion: null, conocido: false }, 'esperar'],
  ['another installation', { instalacion: 'otra', conocido: false }, 'esperar'],
  ['another installation, for an attempt that we have too', { instalacion: 'otra', conocido: true }, 'esperar'],
] as [string, Parameters<typeof destinoDeAjeno>[0], string][])(
  'money that was asked for by %s',
  (_que, marca, destino) => expect(destinoDeAjeno(marca)).toBe(destino),
)

const TODO = { monto: 10, perdido: 0 }
it.each([
  [
    'all that waits',
    { ...TODO, estado: 'en_suspenso' },
    10,
    { enSuspenso: 10, enCamino: 0, porTransferir: 0, despues: 'perdido' },
  ],
  [
    'a part of what waits',
    { ...TODO, estado: 'en_suspenso' },
    4,
    { enSuspenso: 4, enCamino: 0, porTransferir: 0, despues: 'en_suspenso' },
  ],
  [
    'what another dispute left',
    { monto: 10, perdido: 4, estado: 'en_suspenso' },
    10,
    { enSuspenso: 6, enCamino: 0, porTransferir: 0, despues: 'perdido' },
  ],
  [
    'what was on its way back',
    { ...TODO, estado: 'solicitado' },
    10,
    { enSuspenso: 0, enCamino: 10, porTransferir: 0, despues: 'hecho' },
  ],
  [
    'a part of what was on its way back',
    { ...TODO, estado: 'solicitado' },
    4,
    { enSuspenso: 0, enCamino: 4, porTransferir: 6, despues: 'manual' },
  ],
  [
    'nothing of what had gone back',
    { ...TODO, estado: 'hecho' },
    10,
    { enSuspenso: 0, enCamino: 0, porTransferir: 0, despues: 'hecho' },
  ],
  [
    'nothing of what the bank is to transfer',
    { ...TODO, estado: 'manual' },
    10,
    { enSuspenso: 0, enCamino: 0, porTransferir: 0, despues: 'manual' },
  ],
  [
    'nothing of what was lost before',
    { monto: 10, perdido: 10, estado: 'perdido' },
    10,
    { enSuspenso: 0, enCamino: 0, porTransferir: 0, despues: 'perdido' },
  ],
] as [string, { monto: number; perdido: number; estado: EstadoAjeno }, number, ReturnType<typeof perderAjeno>][])(
  'a lost dispute takes %s',
  (_que, ajeno, disputado, esperado) => expect(perderAjeno(ajeno, disputado)).toEqual(esperado),
)
