import { describe, expect, it } from 'vitest'
import { estadoDeConsulta, motivoParaNoPreguntar, seBorraEn, type Pregunta } from './hilo.ts'

const dia = (n: number): Date => new Date(Date.UTC(2026, 10, n))
const contestada = (n: number): Pregunta => ({ decision: 'contestada', decididaEn: dia(n) })
const cerrada = (n: number): Pregunta => ({ decision: 'sin_respuesta', decididaEn: dia(n) })
const enEspera: Pregunta = { decision: null, decididaEn: null }

describe('what somebody asked', () => {
  it.each([
    { preguntas: [enEspera], estado: 'en_espera', motivo: 'consulta-en-espera', borrada: null },
    { preguntas: [contestada(3)], estado: 'respondida', motivo: null, borrada: dia(13) },
    { preguntas: [cerrada(3)], estado: 'cerrada', motivo: null, borrada: dia(13) },
    { preguntas: [contestada(3), enEspera], estado: 'en_espera', motivo: 'consulta-en-espera', borrada: null },
    { preguntas: [cerrada(3), contestada(8)], estado: 'respondida', motivo: null, borrada: dia(18) },
  ] as const)('is $estado after $preguntas.length', ({ preguntas, estado, motivo, borrada }) => {
    expect(estadoDeConsulta(preguntas)).toBe(estado)
    expect(motivoParaNoPreguntar(preguntas)).toBe(motivo)
    expect(seBorraEn(preguntas, 10 * 86_400_000)).toEqual(borrada)
  })
})
