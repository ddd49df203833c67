import { ZONAS_HORARIAS } from '#contract/enumeraciones.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const RelojReal = Intl.DateTimeFormat
const relojes = (zona: string) => new RelojReal('sv-SE', { timeZone: zona, dateStyle: 'short', timeStyle: 'short' })

afterEach(() => {
  vi.restoreAllMocks()
})

it('has no other clock in Aysén than the one that stands in for it, from the first day that can have been sold', () => {
  const [suyo, otro] = [relojes('America/Coyhaique'), relojes('America/Punta_Arenas')]
  for (let ms = Date.parse('2025-04-01T00:00:00Z'); ms < Date.parse('2040-01-01T00:00:00Z'); ms += 6 * 3_600_000)
    expect(suyo.format(ms)).toBe(otro.format(ms))
})

describe('a machine whose clock data are older than March 2025', () => {
  const fresco = async () => ({ ...(await import('./fechas.ts')), ...(await import('#contract/zonas.ts')) })

  beforeEach(() => {
    // What was asked before is kept by the module.
    vi.resetModules()
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
      if (options?.timeZone === 'America/Coyhaique')
        throw new RangeError(`Invalid time zone specified: ${options.timeZone}`)
      return new RelojReal(locale, options)
    })
  })

  it.each(ZONAS_HORARIAS)('knows what time it is in %s, and which moment an hour of it is', async (zona) => {
    const { aInstante, conOffset, fechaLocal, horaLocal, zonaSabida } = await fresco()
    const momento = new Date('2027-07-15T02:30:00Z')
    const [fecha, hora] = relojes(zona).format(momento).split(' ') as [string, string]
    expect([fechaLocal(momento, zona), horaLocal(momento, zona)]).toEqual([fecha, hora])
    expect([aInstante({ fecha, hora, zona }), new Date(conOffset(momento, zona))]).toEqual([momento, momento])
    expect(zonaSabida(zona)).toBe(zona === 'America/Coyhaique' ? 'America/Punta_Arenas' : zona)
  })

  it('says of any other zone that it does not know it', async () => {
    const { fechaLocal } = await fresco()
    expect(() => fechaLocal(new Date('2027-07-15T02:30:00Z'), 'America/Ninguna')).toThrow(RangeError)
  })
})
