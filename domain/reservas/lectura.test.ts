import { expect, it } from 'vitest'
import { momentoAdmitido, momentoDeLectura, motivoDeLectura } from './lectura.ts'

const inicio = new Date('2026-11-14T12:00:00Z')
const fin = new Date('2026-11-14T15:00:00Z')
const en = (hora: string): Date => new Date(`2026-11-14T${hora}Z`)

it.each([
  ['the same clock', '12:05:00', '14:00:00', '14:00:00', '12:05:00'],
  ['seven minutes fast', '12:12:00', '14:07:00', '14:00:00', '12:05:00'],
  ['an hour slow', '11:05:00', '13:00:00', '14:00:00', '12:05:00'],
  ['fast, sent at once', '12:12:00', '12:12:01', '12:05:01', '12:05:00'],
  ['set back between reading and sending', '16:00:00', '14:00:00', '14:00:00', '14:00:00'],
])('a device with %s: read at its %s, sent at its %s, here %s: %s', (_, leidaEn, enviadaEn, ahora, cuenta) => {
  expect(momentoDeLectura({ leidaEn: en(leidaEn), enviadaEn: en(enviadaEn) }, en(ahora))).toEqual(en(cuenta))
})

const VISITA = { estado: 'confirmada', inicio, fin, isSalidaCancelada: false, isEnRevision: false } as const

it.each([
  ['as it should be', {}, '12:05:00', null],
  ['from two hours before', {}, '10:00:00', null],
  ['earlier', {}, '09:59:59', 'fuera_de_hora'],
  ['of an absence, in time', { estado: 'no_asistio' }, '12:05:00', null],
  ['a second time', { estado: 'realizada' }, '12:05:00', 'ya_registrada'],
  ['after it was called off', { estado: 'cancelada' }, '12:05:00', 'cancelada'],
  ['of a departure called off', { isSalidaCancelada: true }, '12:05:00', 'cancelada'],
  ['refused', { estado: 'rechazada' }, '12:05:00', 'cancelada'],
  ['run out', { estado: 'expirada' }, '12:05:00', 'cancelada'],
  ['not yet paid', { estado: 'pendiente' }, '12:05:00', 'sin_confirmar'],
  ['not yet accepted', { estado: 'pagada' }, '12:05:00', 'sin_confirmar'],
  ['where nobody came to lead', { estado: 'no_prestada' }, '12:05:00', 'no_prestada'],
  ['while somebody says that nobody was there', { isEnRevision: true }, '12:05:00', 'en_revision'],
] as const)('a ticket read %s', (_, cambio, leida, motivo) => {
  expect(motivoDeLectura({ ...VISITA, ...cambio }, en(leida), en('16:00:00'))).toBe(motivo)
})

it('an absence is corrected by a late delivery for 48 hours', () => {
  const ausente = { ...VISITA, estado: 'no_asistio' } as const
  expect(motivoDeLectura(ausente, en('12:05:00'), new Date('2026-11-16T15:00:00Z'))).toBeNull()
  expect(motivoDeLectura(ausente, en('12:05:00'), new Date('2026-11-16T15:00:01Z'))).toBe('fuera_de_plazo')
})

it.each([
  ['09:00:00', '10:00:00'],
  ['12:05:00', '12:05:00'],
])('admitted at %s it counts from %s', (leida, cuenta) => {
  expect(momentoAdmitido(en(leida), inicio)).toEqual(en(cuenta))
})
