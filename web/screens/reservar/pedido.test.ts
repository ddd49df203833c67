import { describe, expect, it } from 'vitest'
import type { Pregunta } from '#contract/recogida.ts'
import { camposDe, personasDe, pideAlgo, reglasDe } from './pedido.ts'

const pregunta = (id: string, cambios: Partial<Pregunta> = {}): Pregunta => ({
  id,
  titulo: id,
  ayuda: '',
  para: 'reserva',
  tipo: 'texto',
  obligatoria: true,
  alternativas: [],
  ...cambios,
})
const punto = { id: 'plaza', nombre: 'Plaza', direccion: 'Plaza 1', minutosAntes: 30, ventanaMinutos: 0, lugar: null }
const todo = {
  recogida: [punto],
  recogidaObligatoria: true,
  preguntas: [pregunta('dieta', { obligatoria: false }), pregunta('talla', { para: 'persona' })],
}
const nada = { recogida: [], recogidaObligatoria: false, preguntas: [] }

describe('what is asked beside name and phone', () => {
  it('names people in the order they are counted in', () => {
    expect(personasDe({ nino: 1, adulto: 2 })).toEqual(['Adulto 1', 'Adulto 2', 'Niño 1'])
  })
  it('has one field a question, or one for each person', () => {
    expect(camposDe(todo, 2).map(({ name }) => name)).toEqual([
      'respuestas.dieta',
      'respuestas.talla.1',
      'respuestas.talla.2',
    ])
  })
  it('holds back only what lacks an answer it has to have', () => {
    const reglas = reglasDe(todo, 2)
    expect(Object.keys(reglas)).toEqual(['recogidaId', 'respuestas.talla.1', 'respuestas.talla.2'])
    expect([reglas['recogidaId']!('', new FormData()), reglas['recogidaId']!('plaza', new FormData())]).toEqual([
      'Elige dónde pasan a buscarte',
      undefined,
    ])
    expect(reglasDe({ ...todo, recogidaObligatoria: false, preguntas: [] }, 2)).toEqual({})
  })
  it('stops nobody where nothing is asked', () => expect([pideAlgo(todo), pideAlgo(nada)]).toEqual([true, false]))
})
