import { expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { repartir } from './vistas.ts'

const AHORA = new Date('2026-11-14T12:00:00Z')
const reserva = (codigo: string, estado: Reserva['estado'], inicio: string) =>
  ({
    codigo,
    estado,
    inicio,
    fin: new Date(Date.parse(inicio) + 7_200_000).toISOString(),
    zonaHoraria: 'America/Santiago',
  }) as Reserva

it('parts bookings by what is still to come, today first', () => {
  const grupos = repartir(
    [
      reserva('LEJOS', 'confirmada', '2026-12-20T13:00:00Z'),
      reserva('HOY', 'confirmada', '2026-11-14T20:00:00Z'),
      reserva('PRONTO', 'pagada', '2026-11-20T13:00:00Z'),
      reserva('SINPAGO', 'pendiente', '2026-11-18T13:00:00Z'),
      reserva('AYER', 'confirmada', '2026-11-13T13:00:00Z'),
      reserva('VIEJA', 'realizada', '2026-09-01T13:00:00Z'),
      reserva('FUERA', 'cancelada', '2026-12-01T13:00:00Z'),
      reserva('VENCIDA', 'expirada', '2026-12-02T13:00:00Z'),
    ],
    AHORA,
  )
  const codigos = (lista: Reserva[]) => lista.map(({ codigo }) => codigo)
  expect(codigos(grupos.proximas.hoy)).toEqual(['HOY'])
  expect(codigos(grupos.proximas.resto)).toEqual(['SINPAGO', 'PRONTO', 'LEJOS'])
  expect(codigos(grupos.pasadas.resto)).toEqual(['AYER', 'VIEJA'])
  expect(codigos(grupos.canceladas.resto)).toEqual(['VENCIDA', 'FUERA'])
})
