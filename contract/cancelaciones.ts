import { z } from 'zod'
import { defineCalls, type Access } from './call.ts'
import { Fecha, Id, Instante, Pesos, texto, Vacio } from './comun.ts'

/** A day on which an operator called off departures that people had booked, for a reason of its own. */
export const CancelacionDeOperador = z.object({
  id: z.string(),
  fecha: Fecha,
  /** 1 is told, 2 costs, 3 stops the sale too. */
  escalon: z.int(),
  porcentaje: z.int(),
  reservas: z.int(),
  /** What was charged for the bookings that ended by it, up to now. */
  cobrado: Pesos,
  en: Instante,
  /** Until when it counts. */
  cuentaHasta: Instante,
  /** Why one of us took it back; null while it stands. */
  perdon: z.string().nullable(),
})
export type CancelacionDeOperador = z.infer<typeof CancelacionDeOperador>

/** How an operator stands with what it called off. */
export const EscalaDeCancelaciones = z.object({
  ventanaDias: z.int(),
  /** Those of that time and those taken back, the newest first. */
  cancelaciones: z.array(CancelacionDeOperador),
  /** What the next one would be. */
  siguiente: z.object({ escalon: z.int(), porcentajeMax: z.int() }),
  pausadaHasta: Instante.nullable(),
})
export type EscalaDeCancelaciones = z.infer<typeof EscalaDeCancelaciones>

const ver = <A extends 'anfitrion' | 'provider'>(area: A, access: readonly Access[]) =>
  ({
    route: `GET /api/${area}/cancelaciones`,
    access,
    resumen: 'Los días en que cancelé salidas con reservas por un motivo mío, y qué pasaría con otro.',
    input: Vacio,
    output: EscalaDeCancelaciones,
    errors: ['sin-permiso'],
  }) as const

export const cancelaciones = defineCalls({
  verCancelacionesDeAnfitrion: ver('anfitrion', ['anfitrion']),
  verCancelacionesDeProveedor: ver('provider', ['proveedor']),
  perdonarCancelacion: {
    route: 'POST /api/admin/cancelaciones/:cancelacionId/perdonar',
    resumen:
      'Una cancelación deja de contar y se devuelve lo descontado; si con eso quedan menos de tres, vuelve la venta que ella pausó.',
    access: ['admin'],
    input: z.object({ cancelacionId: Id, motivo: texto(500, 1) }),
    output: CancelacionDeOperador,
    errors: ['sin-permiso', 'cancelacion-desconocida', 'cancelacion-ya-perdonada', 'decide-otra-persona'],
  },
})
