import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { guardarSesion, olvidarSesion } from '#web/api/sesion.ts'
import {
  entradaGuardada,
  entradasGuardadas,
  guardarEntrada,
  guardarLista,
  listaGuardada,
} from './entradas-guardadas.ts'

const AHORA = new Date('2026-11-21T10:42:00Z')
const DIA_MS = 86_400_000

const reserva = (codigo: string, dias: number): Reserva =>
  ({
    codigo,
    clave: 'secreta',
    enlace: '/mis-entradas/x?clave=secreta',
    inicio: new Date(AHORA.getTime() + dias * DIA_MS).toISOString(),
    fin: new Date(AHORA.getTime() + dias * DIA_MS + 3_600_000).toISOString(),
    experiencia: { portada: '' },
  }) as Reserva

let datos: Map<string, string>
beforeEach(() => {
  datos = new Map()
  vi.useFakeTimers({ now: AHORA })
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => datos.get(k) ?? null,
    setItem: (k: string, v: string) => void datos.set(k, v),
    removeItem: (k: string) => void datos.delete(k),
  })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a ticket kept on the device', () => {
  it('says when it was kept, and holds no key', () => {
    guardarEntrada(reserva('AAAA2222', 2), null, true)
    expect(entradaGuardada('AAAA2222')).toMatchObject({ guardadaEn: AHORA.getTime(), entrada: null })
    expect([...datos.values()].join()).not.toContain('secreta')
  })

  it('goes when the session of its account ends; that of a guest stays', () => {
    guardarEntrada(reserva('AAAA2222', 2), null, false)
    guardarEntrada(reserva('BBBB3333', 1), null, true)
    guardarLista([reserva('AAAA2222', 2)])
    olvidarSesion('cliente')
    expect([entradaGuardada('AAAA2222'), listaGuardada()]).toEqual([undefined, undefined])
    expect(entradasGuardadas().map((una) => una.reserva.codigo)).toEqual(['BBBB3333'])
  })

  it('goes when somebody else signs in', () => {
    guardarEntrada(reserva('AAAA2222', 2), null, false)
    guardarSesion('proveedor', 'token')
    expect(entradaGuardada('AAAA2222')).toBeUndefined()
  })

  it('goes a week after the trip', () => {
    guardarEntrada(reserva('AAAA2222', 1), null, true)
    vi.setSystemTime(new Date(AHORA.getTime() + 8 * DIA_MS))
    expect(entradaGuardada('AAAA2222')).toBeDefined()
    vi.setSystemTime(new Date(AHORA.getTime() + 9 * DIA_MS))
    expect(entradaGuardada('AAAA2222')).toBeUndefined()
  })

  it('makes room for the newest twelve, and lists the soonest first', () => {
    for (let n = 0; n < 15; n++) guardarEntrada(reserva(`CODIGO${n}`, 20 - n), null, false)
    expect(entradasGuardadas().map((una) => una.reserva.codigo)).toEqual(
      Array.from({ length: 12 }, (_, i) => `CODIGO${14 - i}`),
    )
  })

  it.each(['no es json', '[]', '{"entradas":null}'])('is forgotten where it cannot be read: %s', (texto) => {
    datos.set('entradas', texto)
    expect([entradasGuardadas(), listaGuardada()]).toEqual([[], undefined])
  })
})
