import { expect, it } from 'vitest'
import { FORMAS } from '#domain/reglas/formas.ts'
import {
  demasDeOtros,
  juntarReembolsos,
  motivoParaNoDevolver,
  pideSegundaPersona,
  repartirEntreCobros,
  repartirRebaja,
  TOPE_DE_UNA_PERSONA,
} from './devolucion.ts'

it.each([
  ['pagado', 0, 40_000, null],
  ['pagado', 0, 40_001, 'devolucion-excesiva'],
  ['reembolsado_parcial', 30_000, 10_000, null],
  ['reembolsado_parcial', 30_000, 10_001, 'devolucion-excesiva'],
  ['reembolso_pendiente', 30_000, 10_000, null],
  ['reembolsado', 40_000, 1, 'devolucion-no-disponible'],
  ['contracargo', 0, 1, 'devolucion-no-disponible'],
  ['desconocido', 0, 1, 'devolucion-no-disponible'],
  ['sin_pago', 0, 1, 'devolucion-no-disponible'],
] as const)('%s with %i given back: %i more is %s', (estadoPago, reembolsado, monto, motivo) => {
  expect(motivoParaNoDevolver({ estadoPago, capturado: 40_000, reembolsado }, monto)).toBe(motivo)
})

it.each([
  [200_000, 0, false],
  [200_001, 0, true],
  [50_000, 150_000, false],
  [50_001, 150_000, true],
  [1, 200_000, true],
  [1, 250_000, true],
])('of 200,000 for one person: %i after %i takes a second one: %s', (monto, antes, pide) => {
  expect(pideSegundaPersona(monto, 200_000, antes)).toBe(pide)
})

it.each([
  [10_000_000, 200_001, true],
  [10_000_000, 200_000, false],
  [50_000, 50_001, true],
  [0, 1, true],
])('a rule of %i: %i takes a second one: %s', (limite, monto, pide) => {
  expect(pideSegundaPersona(monto, limite)).toBe(pide)
})

it('lets no rule ask for less care than the tables do', () => {
  const campos = FORMAS.limites.campos.filter(({ campo }) => campo === 'devolucionDeUnaPersona')
  expect(campos).toMatchObject([{ max: TOPE_DE_UNA_PERSONA }])
})

const cobro = (id: string, minuto: number, capturado: number, reembolsado = 0) => ({
  id,
  capturado,
  reembolsado,
  createdAt: new Date(Date.UTC(2026, 10, 1, 12, minuto)),
})

it.each<[string, ReturnType<typeof cobro>[], number, [string, number][] | null]>([
  ['one charge', [cobro('a', 0, 40_000)], 10_000, [['a', 10_000]]],
  ['the newest first', [cobro('a', 0, 40_000), cobro('b', 5, 10_000)], 10_000, [['b', 10_000]]],
  [
    'what the newest does not hold, from the one before',
    [cobro('a', 0, 40_000), cobro('b', 5, 10_000)],
    25_000,
    [
      ['b', 10_000],
      ['a', 15_000],
    ],
  ],
  [
    'one that gave everything back gives no more',
    [cobro('a', 0, 40_000), cobro('b', 5, 10_000, 10_000)],
    5_000,
    [['a', 5_000]],
  ],
  [
    'everything',
    [cobro('a', 0, 40_000), cobro('b', 5, 10_000)],
    50_000,
    [
      ['b', 10_000],
      ['a', 40_000],
    ],
  ],
  ['more than they hold', [cobro('a', 0, 40_000), cobro('b', 5, 10_000)], 50_001, null],
  ['no charge', [], 1, null],
])('divides a refund among charges: %s', (_name, cobros, monto, partes) => {
  expect(repartirEntreCobros(cobros, monto)?.map((parte) => [parte.cobro.id, parte.monto]) ?? null).toEqual(partes)
})

it.each([
  ['all by card', [40_000, 0], 20_000, [20_000], 0],
  ['all by gift', [0, 40_000], 20_000, [], 20_000],
  ['by card first', [10_000, 30_000], 20_000, [10_000], 10_000],
  ['by card alone where that is enough', [25_000, 15_000], 20_000, [20_000], 0],
  ['more than both hold', [10_000, 9_000], 20_000, null, null],
  ['nothing', [10_000, 30_000], 0, [], 0],
] as const)(
  'a cheaper date gives back to where it came from: %s',
  (_name, [capturado, enRegalo], monto, partes, alRegalo) => {
    const cobros = capturado > 0 ? [{ capturado, reembolsado: 0, createdAt: new Date(0) }] : []
    const reparto = repartirRebaja({ cobros, enRegalo }, monto)
    expect([reparto?.partes.map((parte) => parte.monto) ?? null, reparto?.alRegalo ?? null]).toEqual([partes, alRegalo])
  },
)

const vuelta = (monto: number, estado: string, minuto = 0) => ({
  monto,
  estado,
  createdAt: new Date(Date.UTC(2026, 10, 2, 12, minuto)),
})

it.each([
  ['none', [], undefined],
  ['one', [vuelta(1, 'hecho')], vuelta(1, 'hecho')],
  ['the last act only', [vuelta(10, 'hecho', 0), vuelta(30, 'enviado', 9)], vuelta(30, 'enviado', 9)],
  ['two of one act: done when both are', [vuelta(10, 'hecho'), vuelta(40, 'enviado')], vuelta(50, 'enviado')],
  ['two of one act: what went wrong shows', [vuelta(10, 'rechazado'), vuelta(40, 'hecho')], vuelta(50, 'rechazado')],
])('refunds as their buyer reads them: %s', (_name, rows, juntos) => {
  expect(juntarReembolsos(rows)).toEqual(juntos)
})

it.each([
  [
    'nothing went back',
    [
      { monto: 30_000, devuelto: 0 },
      { monto: 10_000, devuelto: 0 },
    ],
    50,
    [0, 0],
  ],
  [
    'a part of its own part',
    [
      { monto: 30_000, devuelto: 0 },
      { monto: 10_000, devuelto: 4_000 },
    ],
    50,
    [0, 0],
  ],
  [
    'all of one',
    [
      { monto: 30_000, devuelto: 0 },
      { monto: 10_000, devuelto: 10_000 },
    ],
    50,
    [5_000, 0],
  ],
  [
    'all of the first',
    [
      { monto: 10_000, devuelto: 10_000 },
      { monto: 4_000, devuelto: 0 },
      { monto: 30_000, devuelto: 0 },
    ],
    50,
    [0, 2_000, 3_000],
  ],
  [
    'more than all of it',
    [
      { monto: 30_000, devuelto: 30_000 },
      { monto: 10_000, devuelto: 0 },
    ],
    50,
    [0, 5_000],
  ],
  [
    'where everything goes back',
    [
      { monto: 30_000, devuelto: 0 },
      { monto: 10_000, devuelto: 10_000 },
    ],
    100,
    [0, 0],
  ],
])('what the others give less, where %s', (_caso, medios, porcentaje, menos) => {
  expect(demasDeOtros(medios, porcentaje)).toEqual(menos)
})
