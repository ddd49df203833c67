import { expect, it } from 'vitest'
import type { EstadoReserva } from '#contract/reservas.ts'
import { calcularPublicacion, finDeVentana, motivoParaNoOpinar } from './ventana.ts'

const fin = new Date('2026-11-01T15:00:00Z')

it.each<[EstadoReserva, string, boolean, string | null]>([
  ['realizada', '2026-11-01T14:59:59Z', false, 'resena-no-disponible'],
  ['realizada', '2026-11-01T15:00:00Z', false, null],
  ['realizada', '2026-11-16T02:59:59.999Z', false, null],
  ['realizada', '2026-11-16T03:00:00Z', false, 'resena-no-disponible'],
  ['realizada', '2026-11-10T15:00:00Z', true, 'resena-ya-escrita'],
  ['confirmada', '2026-11-02T15:00:00Z', false, 'resena-no-disponible'],
  ['no_asistio', '2026-11-02T15:00:00Z', false, 'resena-no-disponible'],
  ['no_prestada', '2026-11-02T15:00:00Z', false, 'resena-no-disponible'],
  ['cancelada', '2026-11-02T15:00:00Z', false, 'resena-no-disponible'],
])('%s at %s, out: %s → %s', (estado, ahora, publicada, motivo) => {
  expect(motivoParaNoOpinar({ estado, fin, zona: 'America/Santiago' }, publicada, new Date(ahora))).toBe(motivo)
})

it('comes out when both wrote, or after seven days', () => {
  const escrita = new Date('2026-11-03T10:00:00Z')
  expect(calcularPublicacion(escrita, null)).toEqual(new Date('2026-11-10T10:00:00Z'))
  expect(calcularPublicacion(escrita, new Date('2026-11-02T10:00:00Z'))).toEqual(escrita)
  expect(calcularPublicacion(escrita, new Date('2026-11-05T10:00:00Z'))).toEqual(new Date('2026-11-05T10:00:00Z'))
})

it('lasts to the end of the fourteenth day where it was', () => {
  expect(finDeVentana({ fin, zona: 'Pacific/Easter' })).toEqual(new Date('2026-11-16T04:59:59.999Z'))
})
