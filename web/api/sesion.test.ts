import { beforeEach, describe, expect, it, vi } from 'vitest'
import { alCambiarSesion, dejarSesion, guardarSesion, haySesion, olvidarSesion, tokenPara } from './sesion.ts'

class Almacen {
  readonly #items = new Map<string, string>()
  getItem = (key: string): string | null => this.#items.get(key) ?? null
  setItem = (key: string, value: string): void => void this.#items.set(key, value)
  removeItem = (key: string): void => void this.#items.delete(key)
}

let almacen: Almacen
beforeEach(() => {
  almacen = new Almacen()
  vi.stubGlobal('localStorage', almacen)
  vi.stubGlobal('sessionStorage', new Almacen())
  vi.stubGlobal('window', new EventTarget())
  return () => vi.unstubAllGlobals()
})

const guardar = (llaves: Record<string, string>) =>
  Object.entries(llaves).forEach(([llave, token]) => almacen.setItem(llave, token))

describe('which credential a call carries', () => {
  it.each([
    [
      'authToken, whatever the path',
      { authToken: 'c', providerToken: 'p', adminToken: 'a' },
      '/api/admin/pendientes',
      'c',
    ],
    ['providerToken under /provider', { providerToken: 'p', adminToken: 'a' }, '/api/provider/auth/me', 'p'],
    ['adminToken under /admin', { providerToken: 'p', adminToken: 'a' }, '/api/admin/auth/me', 'a'],
    ['none elsewhere', { providerToken: 'p', adminToken: 'a' }, '/api/v1/experiencias', null],
    ['none without a session', {}, '/api/provider/auth/me', null],
  ])('%s', (_caso, llaves, path, token) => {
    guardar(llaves as Record<string, string>)
    expect(tokenPara(path)).toBe(token)
  })
})

describe('the session of a browser', () => {
  it('begins in one context and ends in the others', () => {
    guardar({ providerToken: 'p', adminToken: 'a' })
    guardarSesion('cliente', 'c')
    expect([haySesion('cliente'), haySesion('proveedor'), haySesion('admin')]).toEqual([true, false, false])
    expect(almacen.getItem('authToken')).toBe('c')
  })

  it('tells whoever listens that it began and ended', () => {
    const aviso = vi.fn()
    const dejar = alCambiarSesion(aviso)
    guardarSesion('admin', 'a')
    olvidarSesion('admin')
    dejar()
    guardarSesion('admin', 'a')
    expect(aviso).toHaveBeenCalledTimes(2)
  })

  it('is left without a word until the screen is gone, but its token goes at once', () => {
    guardarSesion('cliente', 'c')
    const aviso = vi.fn()
    const dejar = alCambiarSesion(aviso)
    const avisar = dejarSesion('cliente')
    expect([tokenPara('/api/reservas'), haySesion('cliente'), aviso.mock.calls.length]).toEqual([null, true, 0])
    avisar()
    expect([haySesion('cliente'), aviso.mock.calls.length]).toEqual([false, 1])
    dejar()
  })
})
