import { describe, expect, it } from 'vitest'
import { elegirRecogida, faltaRecogida, horaDeRecogida, type RecogidaElegida } from './recogida.ts'

const plaza = { id: 'plaza', nombre: 'Plaza', direccion: 'Plaza 1', minutosAntes: 30, ventanaMinutos: 15, lugar: null }
const muelle = { ...plaza, id: 'muelle', nombre: 'Muelle', ventanaMinutos: 0 }
const oferta = { recogida: [plaza, muelle], recogidaObligatoria: true }
const sin = { recogida: [], recogidaObligatoria: true }
const en = (
  punto: typeof plaza | null,
  hotel: string | null = null,
  habitacion: string | null = null,
): RecogidaElegida => ({ punto, hotel, habitacion })

describe('elegirRecogida', () => {
  it.each([
    ['nothing said leaves it', {}, en(plaza), en(plaza)],
    ['nothing said of nothing', {}, null, null],
    ['a point', { puntoId: 'muelle' }, null, en(muelle)],
    ['a point wins over a hotel', { puntoId: 'muelle', hotel: 'Sur' }, null, en(muelle)],
    ['a hotel with its room', { hotel: 'Sur', habitacion: '12' }, null, en(null, 'Sur', '12')],
    ['a point kept beside a room', { habitacion: '12' }, en(plaza), en(plaza)],
    ['null takes the point away', { puntoId: null, hotel: 'Sur' }, en(plaza), en(null, 'Sur')],
    ['null takes the hotel away, the wish stays', { hotel: null }, en(null, 'Sur'), en(null)],
    ['asked for, place to be agreed', { pedida: true }, null, en(null)],
    ['no longer wanted', { pedida: false, puntoId: 'plaza' }, en(plaza), null],
    ['another experience’s point is dropped', {}, en({ ...plaza, id: 'otro' }), null],
  ] as const)('%s', (_caso, pedida, antes, recogida) => {
    expect(elegirRecogida(oferta, pedida, antes)).toEqual({ recogida, motivo: null })
  })
  it('refuses a point nobody offers, and any where there are none', () => {
    expect(elegirRecogida(oferta, { puntoId: 'luna' }, null).motivo).toBe('recogida-desconocida')
    expect(elegirRecogida(sin, { pedida: true }, null).motivo).toBe('recogida-desconocida')
    expect(elegirRecogida(sin, { puntoId: null, pedida: false }, en(plaza))).toEqual({ recogida: null, motivo: null })
  })
})

describe('faltaRecogida', () => {
  it.each([
    [oferta, null, true],
    [oferta, en(null), true],
    [oferta, en(plaza), false],
    [oferta, en(null, 'Sur'), false],
    [{ ...oferta, recogidaObligatoria: false }, null, false],
    [sin, null, false],
  ])('case %#', (una, elegida, falta) => expect(faltaRecogida(una, elegida)).toBe(falta))
})

it('counts back from the start', () => {
  const inicio = new Date('2026-11-20T13:00:00Z')
  expect(horaDeRecogida(inicio, plaza)).toEqual({
    hora: new Date('2026-11-20T12:30:00Z'),
    hasta: new Date('2026-11-20T12:45:00Z'),
  })
  expect(horaDeRecogida(inicio, muelle).hasta).toBeNull()
})
