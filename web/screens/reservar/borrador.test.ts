import { beforeEach, expect, it, vi } from 'vitest'
import { dejarSesion } from '#web/api/sesion.ts'
import { cerrarBorrador, claveDeIntento, guardarBorrador, leerBorrador } from './borrador.ts'

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

it.each([
  ['a visitor, who goes on as one', null, null, ANA],
  ['a visitor, who signs in on the way', null, 'ana', ANA],
  ['an account, in the same one', 'ana', 'ana', ANA],
  ['an account, in another one', 'ana', 'berta', {}],
  ['an account, without one', 'ana', null, {}],
] as const)('what was typed by %s', (_quien, escrito, leido, esperado) => {
  guardarBorrador(escrito, ANA)
  expect(leerBorrador(leido)).toEqual(esperado)
})

it('what another account types next begins from nothing', () => {
  guardarBorrador('ana', { ...ANA, pedido: { 'respuestas.0.talla': 'S' } })
  guardarBorrador('berta', { nombre: 'Berta', email: '', telefono: '', comentario: '' })
  expect(leerBorrador('berta')).toEqual({ nombre: 'Berta', email: '', telefono: '', comentario: '' })
  expect(leerBorrador('ana')).toEqual({})
})

it('after a booking the comment and the answers are gone, whoever wrote them', () => {
  guardarBorrador('ana', { ...ANA, pedido: { recogidaId: 'p1' } })
  cerrarBorrador()
  expect([leerBorrador('ana'), leerBorrador('berta')]).toEqual([{ ...ANA, comentario: '', pedido: {} }, {}])
})

it('whoever signs out leaves nothing of the visit in the tab', () => {
  guardarBorrador('ana', ANA)
  claveDeIntento({ de: 'ana' })
  Object.assign(visita, { 'eleccion:e1': 'adulto=2', 'reserva:r1': 'k', 'regalo:g1': 'k', 'enlace:e1': 'v' })
  dejarSesion('cliente')()
  expect({ ...visita }).toEqual({ 'enlace:e1': 'v' })
})
