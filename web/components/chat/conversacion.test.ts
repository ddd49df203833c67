import { describe, expect, it } from 'vitest'
import {
  conFalla,
  conPregunta,
  conReintento,
  conRespuesta,
  escribirConversacion,
  leerConversacion,
  NUEVA,
  TEXTO_DE_FALLA,
  type Conversacion,
} from './conversacion.ts'

const AHORA = new Date('2026-11-21T12:00:00Z')
const SALIDA = {
  response: 'Encontré 2 experiencias.',
  conversacionId: 'c1',
  filtros: { destino: 'Pucón' },
  experiencias: [],
  alternativas: null,
  fuentes: [],
  accion: null,
}

const preguntada = (texto = 'trekking'): Conversacion => conPregunta(NUEVA, texto, AHORA)!

describe('the chat goes from idle to pending to a reply or a failure', () => {
  it('does not send what is blank, nor while a reply is pending', () => {
    expect([
      conPregunta(NUEVA, '', AHORA),
      conPregunta(NUEVA, ' \n\t', AHORA),
      conPregunta(preguntada(), 'otra', AHORA),
    ]).toEqual([null, null, null])
  })

  it('adds the question and waits', () => {
    expect(preguntada('  vino \n tinto ')).toEqual({
      ...NUEVA,
      isPendiente: true,
      mensajes: [{ id: '1', content: 'vino \n tinto', sender: 'user', timestamp: AHORA.toISOString() }],
    })
  })

  it('appends the reply, and keeps the thread', () => {
    const { mensajes, ...resto } = conRespuesta(preguntada(), SALIDA, AHORA)
    expect(resto).toEqual({ id: 'c1', isPendiente: false, isConectada: true })
    expect(mensajes[1]).toMatchObject({
      id: '2',
      sender: 'ai',
      content: SALIDA.response,
      respuesta: { filtros: { destino: 'Pucón' } },
    })
  })

  it('appends the sentence of the seed where the call fails, and is not connected', () => {
    const fallida = conFalla(preguntada(), 'No hay conexión', AHORA)
    expect(fallida).toMatchObject({ isPendiente: false, isConectada: false, id: null })
    expect(fallida.mensajes.at(-1)).toMatchObject({
      sender: 'ai',
      content: TEXTO_DE_FALLA,
      fallo: { detalle: 'No hay conexión' },
    })
  })

  it('asks the same again, in the place of the failure', () => {
    const { conversacion, pregunta } = conReintento(conFalla(preguntada('vino'), null, AHORA))!
    expect(pregunta).toBe('vino')
    expect(conversacion).toMatchObject({ isPendiente: true, mensajes: [{ content: 'vino' }] })
    expect(conRespuesta(conversacion, SALIDA, AHORA)).toMatchObject({
      isConectada: true,
      mensajes: [{}, { content: SALIDA.response }],
    })
  })

  it.each([NUEVA, preguntada(), conRespuesta(preguntada(), SALIDA, AHORA)])(
    'has nothing to ask again: %#',
    (conversacion) => {
      expect(conReintento(conversacion)).toBeNull()
    },
  )
})

describe('what the tab keeps', () => {
  it('comes back as it was', () => {
    const conversacion = conRespuesta(preguntada(), SALIDA, AHORA)
    expect(leerConversacion(escribirConversacion(conversacion), AHORA)).toEqual(conversacion)
  })

  it('is the last forty messages', () => {
    const larga = {
      ...NUEVA,
      mensajes: Array.from({ length: 100 }, (_, i) => ({
        id: String(i),
        content: 'x',
        sender: 'ai' as const,
        timestamp: '',
      })),
    }
    expect(leerConversacion(escribirConversacion(larga), AHORA).mensajes.map(({ id }) => id)).toEqual(
      larga.mensajes.slice(60).map(({ id }) => id),
    )
  })

  it('offers to ask again what was never answered', () => {
    expect(leerConversacion(escribirConversacion(preguntada()), AHORA)).toMatchObject({
      isPendiente: false,
      mensajes: [{ sender: 'user' }, { fallo: {} }],
    })
  })

  it.each([null, '', '{', 'null', '7', '{"mensajes":1}', '[]'])('is nothing where it is not ours: %j', (guardada) => {
    expect(leerConversacion(guardada, AHORA)).toEqual(NUEVA)
  })
})
