import { describe, expect, it } from 'vitest'
import { esSuNombre, impedimentosDeBaja, type PendientesDeBaja } from './baja.ts'

const nada: PendientesDeBaja = { reservas: 0, terminan: null, lineas: 0, neto: 0, seLiberan: null, reclamos: 0 }
const dia = new Date('2026-12-01T15:00:00Z')

describe('what keeps a business open', () => {
  it.each<[Partial<PendientesDeBaja>, string[]]>([
    [{}, []],
    [{ reservas: 2, terminan: dia }, ['reservas 2 - 2026-12-01']],
    [{ lineas: 3, neto: 45_000, seLiberan: dia }, ['pagos 3 45000 2026-12-01']],
    // Sales and what they gave back may add up to nothing, and are still to be closed.
    [{ lineas: 2, neto: 0 }, ['pagos 2 0 -']],
    [{ lineas: 1, neto: -8_000, seLiberan: dia }, ['saldo 1 8000 -']],
    [{ reclamos: 1 }, ['reclamos 1 - -']],
    [{ deuda: 120_000 }, ['deuda 1 120000 -']],
    [{ aFavor: 90_000 }, ['a_favor 1 90000 -']],
    [{ deuda: 0, aFavor: 0, servicios: 0, cobroDelPlan: false, suspendiendo: false }, []],
    [{ servicios: 1 }, ['servicios 1 - -']],
    [{ cobroDelPlan: true }, ['plan 1 - -']],
    [{ suspendiendo: true }, ['suspension 1 - -']],
    [
      { suspendiendo: true, reclamos: 2, reservas: 1, terminan: dia },
      ['reservas 1 - 2026-12-01', 'reclamos 2 - -', 'suspension 1 - -'],
    ],
  ])('%o: %j', (pendientes, esperados) => {
    const dichos = impedimentosDeBaja({ ...nada, ...pendientes }).map(
      ({ motivo, cuantos, monto, hasta }) =>
        `${motivo} ${cuantos} ${monto ?? '-'} ${hasta?.toISOString().slice(0, 10) ?? '-'}`,
    )
    expect(dichos).toEqual(esperados)
  })
})

it.each([
  ['Quillay y Piedra', 'Quillay y Piedra', true],
  ['  quillay  y piedra ', 'Quillay y Piedra', true],
  ['Quillay', 'Quillay y Piedra', false],
  ['Ñandú', 'ñandú', true],
  ['Nandu', 'Ñandú', false],
])('%j confirms %j: %s', (escrito, nombre, si) => {
  expect(esSuNombre(escrito, nombre)).toBe(si)
})
