import { expect, it } from 'vitest'
import { calcularVenceOferta, causaDeSuspension, motivoParaNoElegirFecha } from './suspension.ts'

const ahora = new Date('2026-11-18T12:00:00Z')

it.each([
  ['clima', 'fuerza_mayor'],
  ['mar_cerrado', 'fuerza_mayor'],
  ['operativo', 'anfitrion'],
  ['minimo_no_alcanzado', 'anfitrion'],
  [null, 'anfitrion'],
  ['operador_suspendido', 'plataforma'],
] as const)('%s is of %s', (motivo, causa) => {
  expect(causaDeSuspension(motivo)).toBe(causa)
})

const enHoras = (horas: number): Date => new Date(ahora.getTime() + horas * 3_600_000)

it.each([
  [240, 48],
  [60, 48],
  [59, 47],
  [30, 18],
  [24, 12],
  [10, 12],
  [1, 12],
])('%i h before the start there are %i h to choose', (antes, horas) => {
  expect(calcularVenceOferta(ahora, enHoras(antes))).toEqual(enHoras(horas))
})

it.each([
  ['confirmada', enHoras(48), null],
  ['confirmada', ahora, 'oferta-vencida'],
  ['confirmada', null, 'reserva-no-cambiable'],
  ['cancelada', enHoras(48), 'reserva-no-cambiable'],
  ['pagada', enHoras(48), 'reserva-no-cambiable'],
] as const)('%s until %s: %s', (estado, venceEn, motivo) => {
  expect(motivoParaNoElegirFecha({ estado, venceEn }, ahora)).toBe(motivo)
})
