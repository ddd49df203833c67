import { expect, it } from 'vitest'
import type { Salida } from '#contract/experiencias.ts'
import { plazoDeLaProxima, promesaDeCancelacion } from './promesa-cancelacion.ts'

const MODERADA = [
  { hasta: 72, porcentaje: 100 },
  { hasta: 24, porcentaje: 50 },
]
const INICIO = '2026-11-22T13:00:00-03:00'

type Caso = [
  string,
  { tramos: typeof MODERADA; inicio?: string | null; horas?: number; vigente?: boolean },
  string,
  boolean,
]

it.each<Caso>([
  ['no departure yet', { tramos: MODERADA, inicio: null }, 'Cancela sin costo hasta 72 horas antes', false],
  ['no money back ever', { tramos: [], horas: 100 }, 'Esta experiencia no tiene devolución si cancelas', false],
  ['early', { tramos: MODERADA, horas: 73 }, 'Cancela sin costo hasta el jue 19 nov, 13:00', false],
  ['at the limit', { tramos: MODERADA, horas: 72 }, 'Cancela sin costo hasta el jue 19 nov, 13:00', false],
  [
    'after it',
    { tramos: MODERADA, horas: 71 },
    'Si cancelas, se devuelve el 50 %: el plazo sin costo terminó el jue 19 nov, 13:00',
    true,
  ],
  [
    'at the second limit',
    { tramos: MODERADA, horas: 24 },
    'Si cancelas, se devuelve el 50 %: el plazo sin costo terminó el jue 19 nov, 13:00',
    true,
  ],
  [
    'late',
    { tramos: MODERADA, horas: 23 },
    'Si cancelas, no hay devolución: el plazo sin costo terminó el jue 19 nov, 13:00',
    true,
  ],
  [
    'late, with the right to withdraw',
    { tramos: MODERADA, horas: 23, vigente: true },
    'Puedes arrepentirte dentro de 10 días desde la compra, si la experiencia aún no ocurre',
    false,
  ],
])(
  'says with %s what cancelling gives back',
  (_con, { tramos, inicio = INICIO, horas = 0, vigente = false }, texto, isVencida) => {
    const condiciones = {
      tramosCancelacion: tramos,
      zonaHoraria: 'America/Santiago' as const,
      retracto: { vigente, textoVersion: '1' },
    }
    const promesa = promesaDeCancelacion(condiciones, inicio, Date.parse(INICIO) - horas * 3_600_000)
    expect({ ...promesa, texto: promesa.texto.replaceAll('\u00a0', ' ') }).toEqual({ texto, isVencida })
  },
)

it.each([
  ['America/Santiago', 'jue 19 nov, 13:00'],
  ['America/Punta_Arenas', 'jue 19 nov, 13:00, hora de Magallanes'],
  ['America/Coyhaique', 'jue 19 nov, 13:00, hora de Aysén'],
  ['Pacific/Easter', 'jue 19 nov, 11:00, hora de Rapa Nui'],
] as const)('tells whose clock it is in %s', (zonaHoraria, cuando) => {
  const condiciones = { tramosCancelacion: MODERADA, zonaHoraria, retracto: { vigente: false, textoVersion: '1' } }
  const salida = { inicio: INICIO, cuposDisponibles: 3 } as Salida
  const textos = [
    promesaDeCancelacion(condiciones, INICIO, 0).texto,
    promesaDeCancelacion(condiciones, INICIO, Date.parse(INICIO)).texto,
    plazoDeLaProxima(condiciones, [salida], 0) ?? '',
  ]
  expect(textos.map((texto) => texto.replaceAll('\u00a0', ' ').endsWith(cuando))).toEqual([true, true, true])
})

it('keeps a date in one piece', () => {
  const condiciones = {
    tramosCancelacion: MODERADA,
    zonaHoraria: 'America/Santiago' as const,
    retracto: { vigente: false, textoVersion: '1' },
  }
  expect(promesaDeCancelacion(condiciones, INICIO, 0).texto).toContain('jue\u00a019\u00a0nov,\u00a013:00')
})

it.each([
  [
    'the first one free of charge',
    MODERADA,
    [
      ['2026-11-22', 12],
      ['2026-11-25', 0],
      ['2026-11-26', 3],
    ] as const,
    'Para la salida del jue 26 nov, hasta el lun 23 nov, 13:00',
  ],
  ['none of a policy without refunds', [], [['2026-11-26', 3]] as const, null],
  [
    'none where all is late or sold',
    MODERADA,
    [
      ['2026-11-22', 12],
      ['2026-11-26', 0],
    ] as const,
    null,
  ],
])('names for the next departure %s', (_cual, tramosCancelacion, dias, plazo) => {
  const condiciones = {
    tramosCancelacion,
    zonaHoraria: 'America/Santiago' as const,
    retracto: { vigente: false, textoVersion: '1' },
  }
  const salidas = dias.map(
    ([dia, cuposDisponibles]) => ({ inicio: `${dia}T13:00:00-03:00`, cuposDisponibles }) as Salida,
  )
  expect(
    plazoDeLaProxima(condiciones, salidas, Date.parse('2026-11-20T13:00:00-03:00'))?.replaceAll('\u00a0', ' ') ?? null,
  ).toBe(plazo)
})
