import { describe, expect, it } from 'vitest'
import { cuposDisponibles, motivoParaNoFijarCupos, motivoParaNoVender, ocupa, type SalidaEnVenta } from './cupos.ts'

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

  it('leaves what is not taken, never less than nothing', () => {
    expect(cuposDisponibles(12, 10)).toBe(2)
    expect(cuposDisponibles(8, 10)).toBe(0)
  })
})

describe('selling', () => {
  const salida: SalidaEnVenta = {
    cupos: 5,
    estado: 'abierta',
    cierreVentas: new Date('2026-11-14T18:00:00Z'),
    inicioUtc: new Date('2026-11-14T20:00:00Z'),
  }
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

it.each([
  [5, 5, null],
  [4, 5, 'dato-en-conflicto'],
  [0, 0, null],
  [-1, 0, 'datos-invalidos'],
  [1.5, 0, 'datos-invalidos'],
])('sets %d cupos with %i taken: %s', (cupos, ocupadas, motivo) => {
  expect(motivoParaNoFijarCupos(cupos, ocupadas)).toBe(motivo)
})

it.each([
  [8, null],
  [10, 'dato-en-conflicto'],
  [6, 'dato-en-conflicto'],
])('sets %d cupos where a group took all 8: %s', (cupos, motivo) => {
  expect(motivoParaNoFijarCupos(cupos, 8, 8)).toBe(motivo)
})
