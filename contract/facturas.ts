import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Email, Id, Instante, linea, texto } from './comun.ts'

export const Factura = z.object({
  rut: z.string(),
  razonSocial: z.string(),
  giro: z.string(),
  direccion: z.string(),
  email: z.string(),
  estado: z.enum(['pedida', 'emitida', 'rechazada']),
  pedidaEn: Instante,
})
export type Factura = z.infer<typeof Factura>

const AL_ABRIR = ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida'] as const

export const facturas = defineCalls({
  verFactura: {
    route: 'GET /api/reservas/:id/factura',
    resumen: 'Los datos con que se pidió la factura de una reserva; null si no se pidió.',
    access: ['viajero', 'invitado'],
    input: z.object({ id: Id }),
    output: Factura.nullable(),
    errors: [...AL_ABRIR],
  },
  pedirFactura: {
    route: 'POST /api/reservas/:id/factura',
    resumen: 'Pide la factura de una reserva pagada, o corrige sus datos mientras no se emite.',
    access: ['viajero', 'invitado'],
    input: z.object({
      id: Id,
      rut: texto(20, 1),
      razonSocial: texto(120, 1),
      giro: texto(120, 1),
      direccion: linea(200, 1),
      email: Email,
    }),
    output: Factura,
    errors: [...AL_ABRIR, 'factura-no-disponible', 'factura-ya-pedida', 'dinero-de-prueba'],
  },
})
