import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardar, leerGuardado, olvidar } from './almacen.ts'

afterEach(() => vi.unstubAllGlobals())

describe('with a storage', () => {
  const celdas = new Map<string, string>()
  beforeEach(() => {
    celdas.clear()
    vi.stubGlobal('localStorage', {
      getItem: (llave: string) => celdas.get(llave) ?? null,
      setItem: (llave: string, valor: string) => void celdas.set(llave, valor),
      removeItem: (llave: string) => void celdas.delete(llave),
    })
  })

  it('gives back what was kept until it is forgotten', () => {
    expect(leerGuardado('a')).toBeNull()
    expect(guardar('a', { nombre: 'Ñuble' })).toBe(true)
    expect(leerGuardado('a')).toEqual({ nombre: 'Ñuble' })
    olvidar('a')
    expect(leerGuardado('a')).toBeNull()
  })

  it('takes what cannot be read for nothing', () => {
    celdas.set('a', '{"nombre":')
    expect(leerGuardado('a')).toBeNull()
  })
})

it('says so where the device keeps nothing', () => {
  const negar = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: negar, setItem: negar, removeItem: negar })
  expect(leerGuardado('a')).toBeNull()
  expect(guardar('a', 1)).toBe(false)
  expect(() => olvidar('a')).not.toThrow()
})
