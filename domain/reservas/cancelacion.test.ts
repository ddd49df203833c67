import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POLITICAS } from '#contract/enumeraciones/experiencias.ts'
import { ESTADOS_RESERVA } from '#contract/reservas.ts'
import {
  calcularFinRetracto,
  calcularReembolso,
  limiteGratis,
  motivoParaNoCancelar,
  plazosDe,
  porcentajePorPolitica,
  terminaPorContracargo,
  type ReservaCancelable,
} from './cancelacion.ts'

const HORA_MS = 3_600_000
const inicio = new Date('2026-11-20T13:00:00Z')
const aHoras = (horas: number, ms = 0): Date => new Date(inicio.getTime() - horas * HORA_MS + ms)

const reserva: ReservaCancelable = {
  estado: 'confirmada',
  estadoPago: 'pagado',
  ocupaHasta: null,
  inicio,
  creadaEn: new Date('2026-10-01T12:00:00Z'),
  zonaHoraria: 'America/Santiago',
  politicaCancelacion: 'flexible',
  retractoVigente: false,
}
const cobro = { monto: 25_001, cobradoEn: reserva.creadaEn, tipoTarjeta: 'credit' }

describe('the policy', () => {
  it.each([
    ['flexible', 24, 0, 100],
    ['flexible', 24, 1, 0],
    ['flexible', 1000, 0, 100],
    ['moderada', 72, 0, 100],
    ['moderada', 72, 1, 50],
    ['moderada', 24, 0, 50],
    ['moderada', 24, 1, 0],
    ['estricta', 168, 0, 100],
    ['estricta', 168, 1, 50],
    ['estricta', 72, 0, 50],
    ['estricta', 72, 1, 0],
    ['no_reembolsable', 1000, 0, 0],
  ] as const)('%s, %i h before (+%i ms), gives %i %%', (politica, horas, ms, porcentaje) => {
    expect(porcentajePorPolitica(politica, inicio, aHoras(horas, ms))).toBe(porcentaje)
  })

  it('counts real hours where the clocks move', () => {
    const domingo = { ...reserva, creadaEn: new Date('2026-08-01T12:00:00Z'), inicio: new Date('2026-09-06T15:00:00Z') }
    expect(limiteGratis(domingo)).toEqual(new Date('2026-09-05T15:00:00Z'))
  })

  it('never gives more for waiting', () => {
    const horas = fc.double({ min: -10, max: 400, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...POLITICAS), horas, horas, (politica, a, b) => {
        const [tarde, temprano] = a < b ? [a, b] : [b, a]
        expect(porcentajePorPolitica(politica, inicio, aHoras(temprano))).toBeGreaterThanOrEqual(
          porcentajePorPolitica(politica, inicio, aHoras(tarde)),
        )
      }),
    )
  })
})

describe('the refund', () => {
  const estricta = { ...reserva, politicaCancelacion: 'estricta' } as const

  it.each([
    ['half, rounded for the traveller', estricta, cobro, 0, aHoras(100), 'viajero', 12_501, 50, 'anulacion'],
    ['nothing, too late', estricta, cobro, 0, aHoras(1), 'viajero', 0, 0, 'ninguna'],
    ['all, the operator cannot', estricta, cobro, 0, aHoras(1), 'anfitrion', 25_001, 100, 'anulacion'],
    ['all, the platform failed', estricta, cobro, 0, aHoras(-5), 'plataforma', 25_001, 100, 'anulacion'],
    ['all, the weather', estricta, cobro, 0, aHoras(1), 'fuerza_mayor', 25_001, 100, 'anulacion'],
    ['what is left', reserva, cobro, 5_000, aHoras(48), 'viajero', 20_001, 100, 'anulacion'],
    ['nothing more', reserva, cobro, 25_001, aHoras(48), 'viajero', 0, 100, 'ninguna'],
    ['nothing less than nothing', estricta, cobro, 20_000, aHoras(100), 'viajero', 0, 50, 'ninguna'],
  ] as const)('%s', (...[_caso, una, pagado, yaReembolsado, ahora, causa, monto, porcentaje, via]) => {
    const reembolso = calcularReembolso(una, pagado, yaReembolsado, ahora, causa, [])
    expect(reembolso).toMatchObject({ monto, porcentaje, via })
    expect(reembolso.fechaEstimada === null).toBe(monto === 0)
  })

  it('of what nobody paid is nothing', () => {
    expect(calcularReembolso({ ...reserva, estado: 'pendiente' }, null, 0, aHoras(48), 'viajero', [])).toEqual({
      monto: 0,
      porcentaje: 0,
      via: 'ninguna',
      fechaEstimada: null,
    })
  })

  it('never exceeds what was captured', () => {
    fc.assert(
      fc.property(
        fc.nat(200_000_000),
        fc.nat(200_000_000),
        fc.constantFrom(...POLITICAS),
        fc.integer({ min: -10, max: 400 }),
        (monto, ya, politicaCancelacion, horas) => {
          const previo = Math.min(ya, monto)
          const reembolso = calcularReembolso(
            { ...reserva, politicaCancelacion },
            { ...cobro, monto },
            previo,
            aHoras(horas),
            'viajero',
            [],
          )
          expect(reembolso.monto).toBeGreaterThanOrEqual(0)
          expect(reembolso.monto + previo).toBeLessThanOrEqual(monto)
        },
      ),
    )
  })
})

describe('retracto', () => {
  const conRetracto = {
    ...reserva,
    politicaCancelacion: 'no_reembolsable',
    retractoVigente: true,
    creadaEn: new Date('2026-11-01T12:00:00Z'),
  } as const

  it.each([
    ['on the tenth day', '2026-11-12T02:59:59Z', 100],
    ['on the eleventh', '2026-11-12T03:00:00Z', 0],
  ])('%s: %s', (_caso, ahora, porcentaje) => {
    expect(calcularReembolso(conRetracto, cobro, 0, new Date(ahora), 'viajero', []).porcentaje).toBe(porcentaje)
  })

  it('ends with the start, and does not exist where it was excluded', () => {
    expect(calcularFinRetracto({ ...conRetracto, creadaEn: new Date('2026-11-19T12:00:00Z') })).toEqual(inicio)
    expect(calcularFinRetracto({ ...conRetracto, retractoVigente: false })).toBeNull()
  })

  it('wins over a policy that gives less', () => {
    expect(
      calcularReembolso(
        { ...conRetracto, politicaCancelacion: 'estricta', creadaEn: aHoras(50) },
        cobro,
        0,
        aHoras(30),
        'viajero',
        [],
      ).porcentaje,
    ).toBe(100)
  })
})

describe('free until', () => {
  it.each([
    ['flexible', reserva, aHoras(24)],
    ['moderada', { ...reserva, politicaCancelacion: 'moderada' }, aHoras(72)],
    ['never', { ...reserva, politicaCancelacion: 'no_reembolsable' }, null],
    ['never, since it was bought too late', { ...reserva, creadaEn: aHoras(5) }, null],
    [
      'the retracto, where that is later',
      { ...reserva, politicaCancelacion: 'estricta', creadaEn: aHoras(48), retractoVigente: true },
      inicio,
    ],
  ] as const)('%s', (_caso, una, limite) => {
    expect(limiteGratis(una)).toEqual(limite)
  })
})

describe('the terms on paper', () => {
  it.each([
    ['flexible', reserva, [[24, 100]]],
    [
      'moderada',
      { ...reserva, politicaCancelacion: 'moderada' },
      [
        [72, 100],
        [24, 50],
      ],
    ],
    [
      'estricta, bought five days before',
      { ...reserva, politicaCancelacion: 'estricta', creadaEn: aHoras(120) },
      [[72, 50]],
    ],
    ['no_reembolsable', { ...reserva, politicaCancelacion: 'no_reembolsable' }, []],
    [
      'the retracto, where that is later',
      { ...reserva, politicaCancelacion: 'estricta', creadaEn: aHoras(48), retractoVigente: true },
      [[0, 100]],
    ],
  ] as const)('%s', (_caso, una, plazos) => {
    expect(plazosDe(una)).toEqual(plazos.map(([horas, porcentaje]) => ({ hasta: aHoras(horas), porcentaje })))
  })
})

describe('whether it can be cancelled', () => {
  it.each(ESTADOS_RESERVA)('%s', (estado) => {
    const esperado = ['pendiente', 'pagada', 'confirmada', 'realizada'].includes(estado)
      ? null
      : estado === 'cancelada'
        ? 'reserva-ya-cancelada'
        : 'reserva-no-cancelable'
    expect(motivoParaNoCancelar({ ...reserva, estado }, aHoras(48))).toBe(esperado)
  })

  it.each([
    [
      'a hold that ran out',
      { ...reserva, estado: 'pendiente', ocupaHasta: aHoras(50) },
      aHoras(48),
      'viajero',
      'reserva-no-cancelable',
    ],
    ['a hold that lives', { ...reserva, estado: 'pendiente', ocupaHasta: aHoras(40) }, aHoras(48), 'viajero', null],
    ['just before the start', reserva, aHoras(0, -1), 'viajero', null],
    ['at the start', reserva, inicio, 'viajero', 'reserva-no-cancelable'],
    ['at the start, by the operator', reserva, inicio, 'anfitrion', 'reserva-no-cancelable'],
    ['after the start, by the platform', reserva, aHoras(-3), 'plataforma', null],
    ['received before, just before the start', { ...reserva, estado: 'realizada' }, aHoras(0, -1), 'viajero', null],
    ['received, at the start', { ...reserva, estado: 'realizada' }, inicio, 'viajero', 'reserva-no-cancelable'],
    [
      'received, after the start, by the platform',
      { ...reserva, estado: 'realizada' },
      aHoras(-3),
      'plataforma',
      'reserva-no-cancelable',
    ],
    [
      'received, of a departure called off',
      { ...reserva, estado: 'realizada', suspendida: true },
      aHoras(-3),
      'fuerza_mayor',
      null,
    ],
    [
      'while the payment is unknown',
      { ...reserva, estadoPago: 'desconocido' },
      aHoras(48),
      'viajero',
      'pago-en-revision',
    ],
    [
      'after the start, of a departure called off',
      { ...reserva, suspendida: true },
      new Date(reserva.inicio.getTime() + 1),
      'fuerza_mayor',
      null,
    ],
    [
      'while the bank decides',
      { ...reserva, estadoPago: 'contracargo' },
      aHoras(48),
      'viajero',
      'reserva-no-cancelable',
    ],
  ] as const)('%s', (...[_caso, una, ahora, causa, motivo]) => {
    expect(motivoParaNoCancelar(una, ahora, causa)).toBe(motivo)
  })
})

describe('a dispute that is lost', () => {
  const inicio = new Date('2026-11-20T13:00:00Z')
  it.each([
    ['confirmada', '2026-11-20T12:59:59Z', true],
    ['pagada', '2026-11-18T12:00:00Z', true],
    ['confirmada', '2026-11-20T13:00:00Z', false],
    ['realizada', '2026-11-20T12:30:00Z', true],
    ['realizada', '2026-11-20T13:00:00Z', false],
    ['pendiente', '2026-11-18T12:00:00Z', false],
    ['cancelada', '2026-11-18T12:00:00Z', false],
  ] as const)('of a %s at %s ends it: %s', (estado, ahora, termina) =>
    expect(terminaPorContracargo({ estado, inicio }, new Date(ahora))).toBe(termina),
  )
})
