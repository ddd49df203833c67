import { z } from 'zod'
import { defineCalls, type Access } from './call.ts'
import { Id, Instante, Paginacion, texto } from './comun.ts'
import type { ErrorCode } from './errors.ts'
import { TIPOS_FOTO } from './topes.ts'

export const Mensaje = z.object({
  id: z.string(),
  mio: z.boolean(),
  autor: z.string(),
  /** Empty where it was taken out. */
  texto: z.string(),
  adjuntoId: z.string().nullable(),
  creadoEn: Instante,
  /** Our staff took it out of the thread. */
  oculto: z.boolean(),
  /** By the reader's side. */
  reportado: z.boolean(),
})
export type Mensaje = z.infer<typeof Mensaje>

/** One row of the list: the thread of a reserva. */
export const Conversacion = z.object({
  reservaId: z.string(),
  codigo: z.string(),
  nombreExperiencia: z.string(),
  portada: z.string(),
  inicio: Instante,
  zonaHoraria: z.string(),
  conQuien: z.string(),
  ultimo: z.object({ texto: z.string(), mio: z.boolean(), creadoEn: Instante }),
  sinLeer: z.int().min(0),
})
export type Conversacion = z.infer<typeof Conversacion>

export const Hilo = z.object({
  reservaId: z.string(),
  codigo: z.string(),
  nombreExperiencia: z.string(),
  inicio: Instante,
  zonaHoraria: z.string(),
  conQuien: z.string(),
  /** Mail addresses and phone numbers are blotted out until the booking is confirmed. */
  contactoOculto: z.boolean(),
  puedeEscribir: z.boolean(),
  /** The newest, oldest of them first. */
  mensajes: z.array(Mensaje),
  hayAnteriores: z.boolean(),
  sinLeer: z.int().min(0),
})
export type Hilo = z.infer<typeof Hilo>

const MAX_BASE64 = 2_800_000
const Foto = z
  .string({ error: 'Envía una foto JPEG, PNG o WebP' })
  .max(MAX_BASE64, { error: 'La foto pesa más de 2 MB' })
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'Envía una foto JPEG, PNG o WebP' })

type Lado = { access: readonly Access[]; errors: ErrorCode[] }
const viajero: Lado = {
  access: ['viajero', 'invitado'],
  errors: ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida'],
}
const operador = (access: Access): Lado => ({ access: [access], errors: ['reserva-desconocida', 'sin-permiso'] })

const ver = <R extends `GET /api/${string}`, K extends string>(route: R, key: K, { access, errors }: Lado) =>
  ({
    route,
    access,
    resumen: 'La conversación de una reserva, lo más reciente; `antesDe` trae lo anterior.',
    input: z.object({ [key]: Id, antesDe: Id.optional() } as { [P in K]: typeof Id } & {
      antesDe: z.ZodOptional<typeof Id>
    }),
    output: Hilo,
    errors,
  }) as const
const escribir = <R extends `POST /api/${string}`, K extends string>(route: R, key: K, { access, errors }: Lado) =>
  ({
    route,
    access,
    resumen: 'Escribe en la conversación de una reserva; la foto va en base64 y se guarda sin metadatos.',
    input: z.object({ [key]: Id, texto: texto(2000, 1), foto: Foto.optional() } as { [P in K]: typeof Id } & {
      texto: z.ZodString
      foto: z.ZodOptional<typeof Foto>
    }),
    output: Mensaje,
    status: 201,
    errors: [...errors, 'conversacion-cerrada', 'demasiados-intentos'] as ErrorCode[],
    maxBody: 3 * 1024 * 1024,
  }) as const
const leer = <R extends `POST /api/${string}`, K extends string>(route: R, key: K, { access, errors }: Lado) =>
  ({
    route,
    access,
    resumen: 'Marca como leído lo que hay hasta ahora.',
    input: z.object({ [key]: Id } as { [P in K]: typeof Id }),
    output: z.object({ sinLeer: z.literal(0) }),
    errors,
  }) as const
const adjunto = <R extends `GET /api/${string}`, K extends string>(route: R, key: K, { access, errors }: Lado) =>
  ({
    route,
    access,
    resumen: 'Una foto de la conversación.',
    input: z.object({ [key]: Id, adjuntoId: Id } as { [P in K]: typeof Id } & { adjuntoId: typeof Id }),
    output: z.object({ tipo: z.enum(TIPOS_FOTO), ancho: z.int(), alto: z.int(), base64: z.string() }),
    errors: [...errors, 'adjunto-desconocido'] as ErrorCode[],
  }) as const
const lista = <R extends `GET /api/${string}`>(route: R, access: Access) =>
  ({
    route,
    access: [access],
    resumen: 'Mis conversaciones, la más reciente primero.',
    input: z.object({ ...Paginacion }),
    output: z.array(Conversacion),
    paged: true,
    errors: ['sin-permiso'] as ErrorCode[],
  }) as const

export const mensajes = defineCalls({
  listarConversaciones: lista('GET /api/mensajes', 'viajero'),
  verConversacion: ver('GET /api/reservas/:id/mensajes', 'id', viajero),
  escribirMensaje: escribir('POST /api/reservas/:id/mensajes', 'id', viajero),
  leerConversacion: leer('POST /api/reservas/:id/mensajes/leer', 'id', viajero),
  verAdjunto: adjunto('GET /api/reservas/:id/adjuntos/:adjuntoId', 'id', viajero),
  listarConversacionesDeAnfitrion: lista('GET /api/anfitrion/mensajes', 'anfitrion'),
  verConversacionDeAnfitrion: ver('GET /api/anfitrion/conversaciones/:hiloId', 'hiloId', operador('anfitrion')),
  escribirMensajeDeAnfitrion: escribir('POST /api/anfitrion/conversaciones/:hiloId', 'hiloId', operador('anfitrion')),
  leerConversacionDeAnfitrion: leer('POST /api/anfitrion/conversaciones/:hiloId/leer', 'hiloId', operador('anfitrion')),
  verAdjuntoDeAnfitrion: adjunto(
    'GET /api/anfitrion/conversaciones/:hiloId/adjuntos/:adjuntoId',
    'hiloId',
    operador('anfitrion'),
  ),
  listarConversacionesDeProveedor: lista('GET /api/provider/mensajes', 'proveedor'),
  verConversacionDeProveedor: ver('GET /api/provider/conversaciones/:hiloId', 'hiloId', operador('proveedor')),
  escribirMensajeDeProveedor: escribir('POST /api/provider/conversaciones/:hiloId', 'hiloId', operador('proveedor')),
  leerConversacionDeProveedor: leer('POST /api/provider/conversaciones/:hiloId/leer', 'hiloId', operador('proveedor')),
  verAdjuntoDeProveedor: adjunto(
    'GET /api/provider/conversaciones/:hiloId/adjuntos/:adjuntoId',
    'hiloId',
    operador('proveedor'),
  ),
})
