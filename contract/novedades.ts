import { z } from 'zod'
import { defineCalls } from './call.ts'
import { enteroDeConsulta, Fecha, Id, Instante, Paginacion, Vacio } from './comun.ts'
import { ESTADOS_DE_ENTREGA } from './enumeraciones/empresas.ts'

const TIPOS_NOVEDAD = ['reserva', 'disponibilidad', 'producto'] as const
export const TipoNovedad = z.enum(TIPOS_NOVEDAD, { error: 'Elige avisos de la lista' })
export type TipoNovedad = z.infer<typeof TipoNovedad>

/** A pointer to what changed; reading it again gives its present state. */
export const Novedad = z.object({
  cursor: z.string(),
  tipo: TipoNovedad,
  /** The booking's uuid in OCTO, where it is one's own booking. */
  reservaUuid: z.string().nullable(),
  experienciaId: z.string(),
  opcionId: z.string().nullable(),
  fecha: Fecha.nullable(),
  /** The last day of what changed: later than `fecha` where many departures were made at once. */
  hasta: Fecha.nullable(),
  ocurridaEn: Instante,
})
export type Novedad = z.infer<typeof Novedad>

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  eventos: z.array(TipoNovedad),
  estado: z.enum(['activo', 'fallando', 'apagado']),
  creadoEn: Instante,
  /** The key that wrote the address last; null where a person of the company did. */
  clave: z.object({ nombre: z.string(), revocada: z.boolean() }).nullable(),
  /** Until when deliveries also carry the signature of the secret before. */
  secretoAnteriorHasta: Instante.nullable(),
  ultimaEntrega: z.object({ estado: z.enum(ESTADOS_DE_ENTREGA), en: Instante }).nullable(),
})
export type Webhook = z.infer<typeof Webhook>

export const Entrega = z.object({
  id: z.string(),
  tipo: TipoNovedad,
  estado: z.enum(ESTADOS_DE_ENTREGA),
  intentos: z.int(),
  codigo: z.int().nullable(),
  motivo: z.string().nullable(),
  milisegundos: z.int().nullable(),
  creadaEn: Instante,
  actualizadaEn: Instante,
})
export type Entrega = z.infer<typeof Entrega>

const MAX = 20

export const novedades = defineCalls({
  listarWebhooks: {
    route: 'GET /api/empresas/webhooks',
    resumen: 'Las direcciones donde la empresa recibe avisos.',
    access: ['empresa'],
    input: z.object({ ...Paginacion }),
    output: z.array(Webhook),
    paged: true,
    errors: ['sin-permiso'],
  },
  crearWebhook: {
    route: 'POST /api/empresas/webhooks',
    resumen: 'Agrega una dirección https pública. El secreto de la firma viene solo en esta respuesta.',
    access: ['empresa'],
    input: z.object({
      url: z
        .string({ error: 'Escribe una dirección' })
        .trim()
        .min(1, { error: 'Escribe una dirección' })
        .max(2000, { error: 'Esa dirección es demasiado larga' }),
      eventos: z
        .array(TipoNovedad, { error: 'Elige al menos un aviso' })
        .min(1, { error: 'Elige al menos un aviso' })
        .max(MAX),
    }),
    output: Webhook.extend({ secreto: z.string() }),
    status: 201,
    errors: ['sin-permiso', 'empresa-no-activa', 'demasiados-webhooks'],
  },
  rotarSecretoDeWebhook: {
    route: 'POST /api/empresas/webhooks/:id/secreto',
    resumen: 'Un secreto nuevo. Por 24 horas las entregas llevan también la firma del anterior.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: Webhook.extend({ secreto: z.string() }),
    errors: ['sin-permiso', 'webhook-desconocido'],
  },
  borrarWebhook: {
    route: 'DELETE /api/empresas/webhooks/:id',
    resumen: 'Deja de avisar ahí y borra su registro.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: Vacio,
    errors: ['sin-permiso', 'webhook-desconocido'],
  },
  listarEntregas: {
    route: 'GET /api/empresas/webhooks/:id/entregas',
    resumen:
      'El registro de entregas, la más nueva primero; se guarda los días de `retencion.novedades` (`GET /api/v1/condiciones`).',
    access: ['empresa'],
    input: z.object({ id: Id, ...Paginacion }),
    output: z.array(Entrega),
    paged: true,
    errors: ['sin-permiso', 'webhook-desconocido'],
  },
  repetirEntrega: {
    route: 'POST /api/empresas/entregas/:id/repetir',
    resumen: 'Entrega otra vez, con el mismo identificador.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: Entrega,
    errors: ['sin-permiso', 'entrega-desconocida'],
  },
})

/** For those who cannot be called: what changed since a cursor, and how far one has read. */
export const novedadesB2b = defineCalls({
  leerNovedades: {
    route: 'GET /api/v1/b2b/novedades',
    resumen:
      'Lo que cambió desde el cursor, en orden; sin cursor, desde el último acuse de esta clave. Las de reservas las lee una clave que puede reservar; la de prueba, solo las suyas. Se guardan los días de `retencion.novedades` (`GET /api/v1/condiciones`).',
    access: ['clave'],
    permiso: 'catalogo:leer',
    input: z.object({
      cursor: z
        .string()
        .regex(/^\d{1,15}$/, { error: 'Ese cursor no es nuestro' })
        .optional(),
      limite: enteroDeConsulta(1, 500).optional(),
    }),
    output: z.object({ novedades: z.array(Novedad), cursor: z.string(), hayMas: z.boolean() }),
    errors: [],
  },
  acusarNovedades: {
    route: 'POST /api/v1/b2b/novedades/acuse',
    resumen:
      'Da por recibido todo hasta el cursor, solo para esta clave: cada una lleva el suyo. Uno anterior no hace retroceder; la clave que reemplaza a otra sigue desde donde iba.',
    access: ['clave'],
    permiso: 'catalogo:leer',
    input: z.object({
      cursor: z.string({ error: 'Envía el cursor' }).regex(/^\d{1,15}$/, { error: 'Ese cursor no es nuestro' }),
    }),
    output: z.object({ cursor: z.string() }),
    errors: [],
  },
})
