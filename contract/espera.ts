import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Instante, Paginacion, Pesos, ZonaHoraria } from './comun.ts'
import { Contacto, Participantes } from './reservas.ts'

/** `tomada`: the offer was paid, or that departure was booked another way; `vencida`: it ran out, or the sale closed. */
const ESTADOS_ESPERA = ['por_confirmar', 'en_espera', 'ofrecida', 'tomada', 'vencida', 'retirada'] as const
export const EstadoEspera = z.enum(ESTADOS_ESPERA)
export type EstadoEspera = z.infer<typeof EstadoEspera>

export const Espera = z.object({
  id: z.string(),
  estado: EstadoEspera,
  salidaId: z.string(),
  inicio: Instante,
  zonaHoraria: ZonaHoraria,
  plazas: z.int(),
  experiencia: z.object({
    slug: z.string(),
    nombreExperiencia: z.string(),
    ubicacionGeografica: z.string(),
    portada: z.string(),
  }),
  /** The places that came free, held for this person alone. */
  oferta: z.object({ hasta: Instante, total: Pesos, enlace: z.string() }).nullable(),
  puedeRetirarse: z.boolean(),
})
export type Espera = z.infer<typeof Espera>

export const espera = defineCalls({
  esperarCupo: {
    route: 'POST /api/esperas',
    resumen: 'Anota en la lista de espera de una salida sin cupos; sin cuenta, el correo se confirma con un enlace.',
    access: ['visitante', 'viajero'],
    input: z.object({ experienciaId: Id, salidaId: Id, participantes: Participantes, contacto: Contacto }),
    output: z.object({ estado: z.enum(['por_confirmar', 'en_espera']) }),
    status: 201,
    errors: [
      'experiencia-desconocida',
      'salida-desconocida',
      'salida-cerrada',
      'experiencia-no-disponible',
      'experiencia-propia',
      'tarifa-no-vendida',
      'gratis-con-cuenta',
      'demasiados-gratis',
      'demasiados-sin-pagar',
      'salida-con-cupos',
      'grupo-mayor-que-salida',
      'espera-repetida',
      'demasiadas-esperas',
      'demasiados-intentos',
    ],
  },
  listarEsperas: {
    route: 'GET /api/esperas',
    resumen: 'Las salidas cuyos cupos espero, la última primero.',
    access: ['viajero'],
    input: z.object({ ...Paginacion }),
    output: z.array(Espera),
    paged: true,
    errors: [],
  },
  retirarEspera: {
    route: 'DELETE /api/esperas/:id',
    resumen: 'Sale de una lista de espera; si había una oferta, sus cupos quedan libres.',
    access: ['viajero'],
    input: z.object({ id: Id }),
    output: Espera,
    errors: ['espera-desconocida', 'sin-permiso', 'pago-en-revision'],
  },
  verEnlaceDeEspera: {
    route: 'GET /api/esperas/enlace/:clave',
    resumen: 'Con el enlace del correo: la salida que espero y en qué está; mirar no confirma nada.',
    access: ['publico'],
    input: z.object({ clave: Id }),
    output: Espera,
    errors: ['espera-desconocida'],
  },
  usarEnlaceDeEspera: {
    route: 'POST /api/esperas/enlace/:clave',
    resumen: 'Con el enlace del correo: confirma que espero (otra vez no cambia nada) o sale de la lista.',
    access: ['publico'],
    input: z.object({ clave: Id, acto: z.enum(['confirmar', 'retirar'], { error: 'Elige qué hacer' }) }),
    output: Espera,
    errors: ['espera-desconocida', 'pago-en-revision'],
  },
})
