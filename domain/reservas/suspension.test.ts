import { expect, it } from 'vitest'
import { calcularVenceOferta, causaDeSuspension, motivoParaNoElegirFecha } from './suspension.ts'

const ahora = new Date('2026-11-18T12:00:00Z')

it.each([['clima', 'fuerza_mayor'], ['mar_cerrado', 'fuerza_mayor'], ['operativo', 'anfitrion'], ['minimo_no_alcanzado', 'anfitrion'], [null, 'anfitrion'], ['operador_suspendido', 'plataforma']] as const)('%s is of %s', (motivo, causa) => {
  expect(causaDeSuspension(motivo)).toBe(causa)
})

it('gives two days to choose', () => {
  expect(calcularVenceOferta(ahora)).toEqual(new Date('2026-11-20T12:00:00Z'))
})

it.each([
  ['confirmada', calcularVenceOferta(ahora), null],
  ['confirmada', ahora, 'oferta-vencida'],
  ['confirmada', null, 'reserva-no-cambiable'],
  ['cancelada', calcularVenceOferta(ahora), 'reserva-no-cambiable'],
  ['pagada', calcularVenceOferta(ahora), 'reserva-no-cambiable'],
] as const)('%s until %s: %s', (estado, venceEn, motivo) => {
  expect(motivoParaNoElegirFecha({ estado, venceEn }, ahora)).toBe(motivo)
})
