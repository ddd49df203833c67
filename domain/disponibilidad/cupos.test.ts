import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ESTADOS_RESERVA } from '#contract/reservas.ts'
import { cuposDisponibles, motivoParaNoFijarCupos, motivoParaNoVender, ocupa, plazasOcupadas, type SalidaEnVenta, unirLineas } from './cupos.ts'

const ahora = new Date('2026-11-14T12:00:00Z')
const antes = new Date(ahora.getTime() - 1)
const despues = new Date(ahora.getTime() + 1)

describe('what occupies a place', () => {
  it.each([
    ['pendiente', despues, true],
    ['pendiente', ahora, false],
    ['pendiente', antes, false],
    ['pendiente', null, true],
    ['pagada', antes, true],
    ['confirmada', antes, true],
    ['realizada', antes, true],
    ['no_asistio', antes, true],
    ['no_prestada', despues, false],
    ['cancelada', despues, false],
    ['rechazada', despues, false],
    ['expirada', despues, false],
  ] as const)('%s until %s: %s', (estado, ocupaHasta, si) => {
    expect(ocupa({ estado, ocupaHasta }, ahora)).toBe(si)
  })

  it('adds the plazas of those alone', () => {
    const ocupantes = ESTADOS_RESERVA.map((estado) => ({ estado, ocupaHasta: despues, plazas: 2 }))
    expect(plazasOcupadas(ocupantes, ahora)).toBe(10)
    expect(cuposDisponibles(12, 10)).toBe(2)
    expect(cuposDisponibles(8, 10)).toBe(0)
  })
})

describe('lines of one order', () => {
  it('joins those of the same salida, in the order of locking', () => {
    const lineas = [{ salidaId: 'b', plazas: 3 }, { salidaId: 'a', plazas: 1 }, { salidaId: 'b', plazas: 3 }]
    expect(unirLineas(lineas)).toEqual([{ salidaId: 'a', plazas: 1 }, { salidaId: 'b', plazas: 6 }])
  })

  it('keeps the number of plazas', () => {
    const linea = fc.record({ salidaId: fc.constantFrom('a', 'b', 'c', 'd'), plazas: fc.integer({ min: 1, max: 50 }) })
    fc.assert(
      fc.property(fc.array(linea), (lineas) => {
        const unidas = unirLineas(lineas)
        expect(unidas.reduce((n, { plazas }) => n + plazas, 0)).toBe(lineas.reduce((n, { plazas }) => n + plazas, 0))
        expect(unidas.map(({ salidaId }) => salidaId)).toEqual([...new Set(lineas.map(({ salidaId }) => salidaId))].sort())
      }),
    )
  })
})

describe('selling', () => {
  const salida: SalidaEnVenta = { cupos: 5, estado: 'abierta', cierreVentas: new Date('2026-11-14T18:00:00Z'), inicioUtc: new Date('2026-11-14T20:00:00Z') }
  const vende = { recibeReservas: true }

  it.each([
    ['the last place', salida, vende, 1, 4, null],
    ['all places', salida, vende, 5, 0, null],
    ['one too many', salida, vende, 2, 4, 'sin-cupos'],
    ['an oversold salida', salida, vende, 1, 9, 'sin-cupos'],
    ['a count that is unknown', salida, vende, 1, Number.NaN, 'sin-cupos'],
    ['no place at all', salida, vende, 0, 0, 'datos-invalidos'],
    ['half a place', salida, vende, 0.5, 0, 'datos-invalidos'],
    ['a closed salida', { ...salida, estado: 'cerrada' }, vende, 1, 0, 'salida-cerrada'],
    ['a cancelled salida', { ...salida, estado: 'cancelada' }, vende, 1, 0, 'salida-cerrada'],
    ['after the sale closed', { ...salida, cierreVentas: ahora }, vende, 1, 0, 'salida-cerrada'],
    ['after the start', { ...salida, inicioUtc: ahora }, vende, 1, 0, 'salida-cerrada'],
    ['a paused experiencia', salida, { recibeReservas: false }, 1, 0, 'experiencia-no-disponible'],
  ] as const)('%s', (...[_caso, unaSalida, experiencia, plazas, ocupadas, motivo]) => {
    expect(motivoParaNoVender(unaSalida, experiencia, plazas, ocupadas, ahora)).toBe(motivo)
  })
})

it.each([[5, 5, null], [4, 5, 'dato-en-conflicto'], [0, 0, null], [-1, 0, 'datos-invalidos'], [1.5, 0, 'datos-invalidos']])('sets %d cupos with %i taken: %s', (cupos, ocupadas, motivo) => {
  expect(motivoParaNoFijarCupos(cupos, ocupadas)).toBe(motivo)
})
