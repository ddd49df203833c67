import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Instante, Vacio } from './comun.ts'

/** The secret address is told once, when it is made. */
export const CalendarioPersonal = z.object({ activo: z.boolean(), creadoEn: Instante.nullable() })
export type CalendarioPersonal = z.infer<typeof CalendarioPersonal>

export const calendarios = defineCalls({
  verCalendarioPersonal: {
    route: 'GET /api/calendario',
    resumen: 'Si mis reservas se ven en un calendario.',
    access: ['viajero'],
    input: Vacio,
    output: CalendarioPersonal,
    errors: [],
  },
  crearCalendarioPersonal: {
    route: 'POST /api/calendario',
    resumen: 'Una dirección secreta nueva para el calendario de mis reservas; la anterior deja de servir.',
    access: ['viajero'],
    input: Vacio,
    output: CalendarioPersonal.extend({ url: z.string() }),
    status: 201,
    errors: ['demasiados-intentos'],
  },
  borrarCalendarioPersonal: {
    route: 'DELETE /api/calendario',
    resumen: 'Deja de servir la dirección del calendario.',
    access: ['viajero'],
    input: Vacio,
    output: CalendarioPersonal,
    errors: [],
  },
  leerCalendarioPersonal: {
    route: 'GET /api/calendario/:calendario',
    resumen: 'Las reservas de una persona como calendario, por su dirección secreta.',
    access: ['publico'],
    input: z.object({ calendario: Id }),
    output: z.string(),
    produces: 'text/calendar',
    archivo: 'mis-experiencias.ics',
    etag: true,
    errors: ['calendario-desconocido'],
  },
})
