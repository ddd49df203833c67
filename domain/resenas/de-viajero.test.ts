import { expect, it } from 'vitest'
import type { EstadoReserva } from '#contract/reservas.ts'
import { estadoDeOpinionDeViajero } from './de-viajero.ts'

const fin = new Date('2026-11-01T15:00:00Z')

it.each<
  [string, EstadoReserva, string, { escrita?: boolean; puedeElViajero?: boolean; laSuyaEn?: string }, string | null]
>([
  ['before the end', 'realizada', '2026-11-01T14:59:59Z', {}, null],
  ['from the end on', 'realizada', '2026-11-01T15:00:00Z', {}, 'por_escribir'],
  ['the last moment of the fourteenth day', 'realizada', '2026-11-16T02:59:59.999Z', {}, 'por_escribir'],
  ['a moment later', 'realizada', '2026-11-16T03:00:00Z', {}, null],
  [
    'the traveller wrote, and that is not told',
    'realizada',
    '2026-11-03T15:00:00Z',
    { laSuyaEn: '2026-11-09T15:00:00Z' },
    'por_escribir',
  ],
  ['the traveller never came', 'no_asistio', '2026-11-03T15:00:00Z', {}, null],
  ['nobody received them', 'no_prestada', '2026-11-03T15:00:00Z', {}, null],
  ['written, theirs is awaited', 'realizada', '2026-11-03T15:00:00Z', { escrita: true }, 'en_espera'],
  [
    'written, theirs is out',
    'realizada',
    '2026-11-03T15:00:00Z',
    { escrita: true, laSuyaEn: '2026-11-03T15:00:00Z' },
    'publicada',
  ],
  [
    'written, theirs came out long ago',
    'realizada',
    '2027-01-03T15:00:00Z',
    { escrita: true, laSuyaEn: '2026-11-08T15:00:00Z' },
    'publicada',
  ],
  ['written, and the fourteen days went by', 'realizada', '2026-11-16T15:00:00Z', { escrita: true }, 'escrita'],
  [
    'written of somebody without an account',
    'realizada',
    '2026-11-03T15:00:00Z',
    { escrita: true, puedeElViajero: false },
    'escrita',
  ],
])('%s', (_que, estado, ahora, { escrita = false, puedeElViajero = true, laSuyaEn }, esperado) => {
  expect(
    estadoDeOpinionDeViajero(
      {
        viaje: { estado, fin, zona: 'America/Santiago' },
        escrita,
        puedeElViajero,
        laSuyaEn: laSuyaEn ? new Date(laSuyaEn) : null,
      },
      new Date(ahora),
    ),
  ).toBe(esperado)
})
