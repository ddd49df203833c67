import { describe, expect, it } from 'vitest'
import type { Pregunta, RespuestaDada } from '#contract/recogida.ts'
import { revisarRespuestas } from './respuestas.ts'

const pregunta = (id: string, cambios: Partial<Pregunta> = {}): Pregunta => ({
  id,
  titulo: `¿${id}?`,
  ayuda: '',
  para: 'reserva',
  tipo: 'texto',
  obligatoria: false,
  alternativas: [],
  ...cambios,
})
const dieta = pregunta('dieta', { obligatoria: true })
const talla = pregunta('talla', { para: 'persona', tipo: 'opciones', obligatoria: true, alternativas: ['S', 'M'] })
const revisar = (dadas: RespuestaDada[], { preguntas = [dieta, talla], personas = 2, exigir = true } = {}) =>
  revisarRespuestas({ preguntas, personas, dadas, exigir })
const todas: RespuestaDada[] = [
  { preguntaId: 'talla', persona: 2, valor: 'M' },
  { preguntaId: 'dieta', valor: 'Vegana' },
  { preguntaId: 'talla', persona: 1, valor: 'S' },
]

describe('revisarRespuestas', () => {
  it('puts them in order, with the question as it was asked', () => {
    expect(revisar(todas)).toEqual({
      motivo: null,
      errores: [],
      respuestas: [
        { preguntaId: 'dieta', titulo: '¿dieta?', persona: null, valor: 'Vegana' },
        { preguntaId: 'talla', titulo: '¿talla?', persona: 1, valor: 'S' },
        { preguntaId: 'talla', titulo: '¿talla?', persona: 2, valor: 'M' },
      ],
    })
  })
  it('names every one that is missing, once they are asked for', () => {
    expect(
      revisar([
        { preguntaId: 'dieta', valor: '' },
        { preguntaId: 'talla', persona: 1, valor: 'S' },
      ]),
    ).toMatchObject({
      motivo: 'pregunta-sin-respuesta',
      errores: [{ campo: 'respuestas.dieta' }, { campo: 'respuestas.talla.2' }],
    })
    expect(revisar([{ preguntaId: 'talla', persona: 1, valor: 'S' }], { exigir: false })).toMatchObject({
      motivo: null,
      respuestas: [{ persona: 1, valor: 'S' }],
    })
  })
  it.each<[string, RespuestaDada]>([
    ['of nobody here', { preguntaId: 'dieta', persona: 1, valor: 'x' }],
    ['of a third person', { preguntaId: 'talla', persona: 3, valor: 'S' }],
    ['of the booking where it is of each', { preguntaId: 'talla', valor: 'S' }],
    ['to what was not asked', { preguntaId: 'otra', valor: 'x' }],
    ['out of the list', { preguntaId: 'talla', persona: 1, valor: 'XL' }],
  ])('refuses an answer %s', (_caso, mala) => expect(revisar([...todas, mala]).motivo).toBe('respuesta-invalida'))

  it.each([
    ['numero', ['12', '-3', '72,5'], ['doce', '1e5', '']],
    ['fecha', ['2026-02-28'], ['2026-02-30', '28-02-2026']],
    ['hora', ['09:30', '23:59'], ['24:00', '9:30']],
    ['correo', ['ana@ejemplo.cl', 'correo@viñamar.cl'], ['ana@', 'ana ejemplo.cl', 'peña@ejemplo.cl']],
    ['telefono', ['+56 9 1234 5678', '+56912345678'], ['912345678', '+56 09 1234 5678', '+56 9 1234 567']],
    ['texto', ['x'.repeat(200)], ['x'.repeat(201)]],
    ['parrafo', ['x'.repeat(1000)], []],
  ] as const)('knows a %s', (tipo, buenas, malas) => {
    const motivo = (valor: string) =>
      revisar([{ preguntaId: 'una', valor }], { preguntas: [pregunta('una', { tipo })], exigir: false }).motivo
    expect(buenas.map(motivo)).toEqual(buenas.map(() => null))
    expect(malas.filter(Boolean).map(motivo)).toEqual(malas.filter(Boolean).map(() => 'respuesta-invalida'))
  })
})
