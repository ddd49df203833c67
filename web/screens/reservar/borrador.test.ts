import { beforeEach, expect, it, vi } from 'vitest'
import { alCambiarEnOtraPestana, dejarSesion } from '#web/api/sesion.ts'
import { cerrarBorrador, claveDeIntento, dejoComentario, guardarBorrador, leerBorrador } from './borrador.ts'

/** Its entries are its own properties, as a browser's are. */
class Almacen {
  [llave: string]: unknown
}
Object.defineProperties(Almacen.prototype, {
  getItem: {
    value(this: Almacen, llave: string) {
      return Object.hasOwn(this, llave) ? this[llave] : null
    },
  },
  setItem: {
    value(this: Almacen, llave: string, valor: string) {
      this[llave] = valor
    },
  },
  removeItem: {
    value(this: Almacen, llave: string) {
      delete this[llave]
    },
  },
})

const ANA = { nombre: 'Ana Rojas', email: 'ana@ejemplo.cl', telefono: '+56987654321', comentario: 'Estoy embarazada' }

let visita: Almacen
beforeEach(() => {
  visita = new Almacen()
  vi.stubGlobal('sessionStorage', visita)
  vi.stubGlobal('localStorage', new Almacen())
  vi.stubGlobal('window', new EventTarget())
  return () => vi.unstubAllGlobals()
})

const en = (usuarioId: string | null, experienciaId = 'kayak') => ({ usuarioId, experienciaId })
const { comentario: _suyo, ...CONTACTO } = ANA

it.each([
  ['a visitor, who goes on as one', en(null), en(null), ANA],
  ['a visitor, who signs in on the way', en(null), en('ana'), ANA],
  ['a visitor, who goes on to another experience', en(null), en(null, 'trekking'), CONTACTO],
  ['an account, in the same one', en('ana'), en('ana'), ANA],
  ['an account, for another experience', en('ana'), en('ana', 'trekking'), CONTACTO],
  ['an account, in another one', en('ana'), en('berta'), {}],
  ['an account, without one', en('ana'), en(null), {}],
] as const)('what was typed by %s', (_quien, escrito, leido, esperado) => {
  guardarBorrador(escrito, ANA)
  expect(leerBorrador(leido)).toEqual(esperado)
})

it('what a visitor typed is of the account that signs in on the way, and of no next one', () => {
  guardarBorrador(en(null), ANA)
  expect([dejoComentario('ana', 'kayak'), dejoComentario('ana', 'trekking')]).toEqual([true, false])
  expect([leerBorrador(en('ana')), leerBorrador(en('berta')), leerBorrador(en(null))]).toEqual([ANA, {}, {}])
  expect(dejoComentario('berta', 'kayak')).toBe(false)
})

it('what another account types next begins from nothing', () => {
  const berta = { nombre: 'Berta', email: '', telefono: '', comentario: '' }
  guardarBorrador(en('ana'), { ...ANA, pedido: { 'respuestas.0.talla': 'S' } })
  guardarBorrador(en('berta'), berta)
  expect(leerBorrador(en('berta'))).toEqual({ nombre: 'Berta', email: '', telefono: '' })
  expect(leerBorrador(en('ana'))).toEqual({})
})

it('after a booking the comment and the answers are gone, whoever wrote them', () => {
  guardarBorrador(en('ana'), { ...ANA, pedido: { recogidaId: 'p1' } })
  cerrarBorrador()
  expect([leerBorrador(en('ana')), leerBorrador(en('berta'))]).toEqual([{ ...CONTACTO, pedido: {} }, {}])
})

it.each([
  [
    'whoever signs out in another tab leaves nothing of the visit in this one',
    { key: 'authToken', newValue: null },
    {},
  ],
  ['whoever signs in in another tab goes on with it', { key: 'authToken', newValue: 'otra' }, ANA],
  ['what else another tab keeps is of no matter', { key: 'tema', newValue: null }, ANA],
])('%s', (_que, change, queda) => {
  guardarBorrador(en('ana'), ANA)
  const dejar = alCambiarEnOtraPestana(() => undefined)
  window.dispatchEvent(Object.assign(new Event('storage'), change))
  dejar()
  expect(leerBorrador(en('ana'))).toEqual(queda)
})

it('whoever signs out leaves nothing of the visit in the tab', () => {
  guardarBorrador(en('ana'), ANA)
  claveDeIntento({ de: 'ana' })
  Object.assign(visita, { 'eleccion:e1': 'adulto=2', 'reserva:r1': 'k', 'regalo:g1': 'k', 'enlace:e1': 'v' })
  localStorage.setItem('solicitud-proveedor', '{}')
  dejarSesion('cliente')()
  expect([{ ...visita }, localStorage.getItem('solicitud-proveedor')]).toEqual([{ 'enlace:e1': 'v' }, null])
})
