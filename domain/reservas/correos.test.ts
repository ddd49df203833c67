import { expect, it } from 'vitest'
import type { EstadoReserva } from '#contract/reservas.ts'
import { type CorreoDeReserva, esCierto, mientrasSeaCierto } from './correos.ts'

const AHORA = new Date('2026-11-18T12:00:00Z')
const EXPIRA = new Date('2026-11-18T12:15:00Z')
const como = (estado: EstadoReserva, cambios: object = {}) => ({
  estado,
  expiraEn: EXPIRA,
  salidaId: 's1',
  salidaCancelada: false,
  ...cambios,
})

it.each<[CorreoDeReserva, EstadoReserva, object, boolean]>([
  ['retencion', 'pendiente', {}, true],
  ['retencion', 'pendiente', { expiraEn: AHORA }, false],
  ['retencion', 'cancelada', {}, false],
  ['retencion', 'confirmada', {}, false],
  ['oferta', 'expirada', {}, false],
  ['confirmacion', 'confirmada', {}, true],
  ['confirmacion', 'realizada', {}, true],
  ['confirmacion', 'cancelada', {}, false],
  ['confirmacion', 'confirmada', { salidaId: 's2' }, false],
  ['confirmacion', 'confirmada', { salidaCancelada: true }, false],
  ['pago-recibido', 'confirmada', {}, false],
  ['pago-recibido', 'pagada', {}, true],
  ['cambio', 'confirmada', { salidaId: 's2' }, false],
  ['cancelacion', 'cancelada', { salidaCancelada: true }, true],
  ['rechazo', 'rechazada', { salidaCancelada: true }, true],
  ['otra-fecha', 'confirmada', { salidaCancelada: true }, true],
  ['otra-fecha', 'confirmada', { salidaId: 's2' }, false],
  ['recordatorio', 'cancelada', {}, false],
  ['recordatorio', 'confirmada', { salidaCancelada: true }, false],
  ['opinion', 'realizada', {}, true],
  ['operador-vendida', 'cancelada', {}, false],
  ['operador-por_aceptar', 'confirmada', {}, false],
  ['operador-cancelada', 'cancelada', {}, true],
])('a mail of %s about a booking that is %s %o is true: %s', (correo, estado, cambios, cierto) => {
  expect(esCierto(mientrasSeaCierto(correo, { id: 'r1', salidaId: 's1' }), como(estado, cambios), AHORA)).toBe(cierto)
})

it('of a booking that is gone nothing is true', () =>
  expect(esCierto(mientrasSeaCierto('cancelacion', { id: 'r1', salidaId: 's1' }), undefined, AHORA)).toBe(false))
