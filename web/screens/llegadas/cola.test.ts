import { beforeEach, expect, it, vi } from 'vitest'
import { anotarCargo, dejarSesion, guardarSesion } from '#web/api/sesion.ts'
import { anotar, esDeOtroEquipo, pendientes } from './cola.ts'

beforeEach(() => {
  const guardado = new Map<string, string>()
  const almacen = {
    getItem: (llave: string) => guardado.get(llave) ?? null,
    setItem: (llave: string, valor: string) => void guardado.set(llave, valor),
    removeItem: (llave: string) => void guardado.delete(llave),
  }
  vi.stubGlobal('localStorage', almacen)
  vi.stubGlobal('sessionStorage', almacen)
  vi.stubGlobal('window', new EventTarget())
  return () => vi.unstubAllGlobals()
})

const LECTURA = { entrada: 'CJTT25WV', titular: 'Ana Rojas', leidaEn: '2026-11-29T13:00:00.000Z' }
const entrar = (cuenta: string): void => {
  guardarSesion('cliente', `token de ${cuenta}`)
  anotarCargo(cuenta)
}

it('what one person read without a network waits for them, whoever signs in meanwhile', () => {
  entrar('anfitriona')
  expect(anotar(LECTURA)).toBe(true)
  expect(pendientes().map(esDeOtroEquipo)).toEqual([false])
  dejarSesion('cliente')()
  guardarSesion('proveedor', 'token')
  expect(pendientes().map(esDeOtroEquipo), 'before it is known who signed in').toEqual([true])
  anotarCargo('proveedora')
  expect(pendientes().map(esDeOtroEquipo)).toEqual([true])
  entrar('anfitriona')
  expect(pendientes().map(esDeOtroEquipo)).toEqual([false])
})

it('what was kept before a reading said for whom is sent by whoever signs in', () => {
  localStorage.setItem('llegadas-por-enviar', JSON.stringify([{ ...LECTURA, cargo: null }, LECTURA]))
  entrar('anfitriona')
  expect(pendientes().map(esDeOtroEquipo)).toEqual([false, false])
})
