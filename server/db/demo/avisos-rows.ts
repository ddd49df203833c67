import type { Row } from './insert-rows.ts'
import { viajera } from './personas.ts'
import { idDe } from './seeded.ts'
import type { Venta } from './ventas.ts'
import { codigoDe, reservaId } from './ventas-rows.ts'

const HORA_MS = 3_600_000

/** What the bell of viajera@demo.cl holds: her bookings read, the trip to review and the refund not. */
export function avisoRows(ventas: readonly Venta[], hoy: Date): Row<'notificaciones'>[] {
  return ventas.filter(({ comprador }) => comprador === viajera).flatMap((venta) => avisoDe(venta, hoy))
}

function avisoDe(venta: Venta, hoy: Date): Row<'notificaciones'>[] {
  const { name, estado, salida, creadaEn, canceladaEn } = venta
  const nombre = salida.oferta.nombre
  const codigo = codigoDe(name)
  const base = { id: idDe(`aviso:${name}`), usuarioId: viajera.id, leidaEn: null, texto: nombre, enlace: `/mis-entradas/${codigo}` }
  const fin = new Date(salida.finUtc.getTime() + 3 * HORA_MS)
  if (estado === 'realizada' && hoy.getTime() - fin.getTime() < 14 * 24 * HORA_MS) {
    return [{ ...base, tipo: 'opinion', clave: `opinion:${reservaId(venta)}`, titulo: `¿Cómo estuvo «${nombre}»?`, texto: 'Escribe tu opinión: ayuda a otros viajeros.', enlace: `/mis-entradas/${codigo}/opinion`, createdAt: fin }]
  }
  if (estado === 'cancelada') return [{ ...base, tipo: 'reembolso', clave: `cancelacion:${reservaId(venta)}`, titulo: 'Reserva cancelada', createdAt: canceladaEn ?? hoy }]
  if (estado === 'confirmada') return [{ ...base, tipo: 'reserva', clave: `confirmacion:${reservaId(venta)}`, titulo: 'Reserva confirmada', leidaEn: new Date(creadaEn.getTime() + HORA_MS), createdAt: creadaEn }]
  return []
}
