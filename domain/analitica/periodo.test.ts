import { expect, it } from 'vitest'
import { periodoAnterior, periodoPedido } from './periodo.ts'

const HOY = '2026-11-18'

it.each([
  [{}, { desde: '2026-10-20', hasta: '2026-11-18', dias: 30 }],
  [{ hasta: '2026-10-31' }, { desde: '2026-10-02', hasta: '2026-10-31', dias: 30 }],
  [{ desde: '2026-09-01' }, { desde: '2026-09-01', hasta: '2026-09-30', dias: 30 }],
  [{ desde: '2026-11-10' }, { desde: '2026-11-10', hasta: '2026-11-18', dias: 9 }],
  [
    { desde: '2026-11-18', hasta: '2026-11-18' },
    { desde: '2026-11-18', hasta: '2026-11-18', dias: 1 },
  ],
  [
    { desde: '2025-11-18', hasta: '2026-11-18' },
    { desde: '2025-11-18', hasta: '2026-11-18', dias: 366 },
  ],
  [{ desde: '2025-11-17', hasta: '2026-11-18' }, null],
  [{ desde: '2026-11-19', hasta: '2026-11-18' }, null],
])('%o', (pedido, periodo) => expect(periodoPedido(pedido, HOY, 366)).toEqual(periodo))

it('compares with as many days just before, whatever the clocks did meanwhile', () => {
  expect(periodoAnterior({ desde: '2026-09-01', hasta: '2026-09-30', dias: 30 })).toEqual({
    desde: '2026-08-02',
    hasta: '2026-08-31',
    dias: 30,
  })
})
