import { z } from 'zod'
import type { Access } from './call.ts'
import { defineCalls } from './call.ts'
import { Id, Instante, Paginacion, texto } from './comun.ts'
import type { ErrorCode } from './errors.ts'
import { FotoSubida, PromedioDeAspecto, Resena } from './experiencias.ts'
import { Licencia } from './fotos.ts'
import { FOTO_BYTES, FOTOS_DE_RESENA, REGLAS_RESENA, TIPOS_FOTO } from './topes.ts'

/** What a review may be removed for; nothing else. */
export const ReglaResena = z.enum(REGLAS_RESENA, { error: 'Elige un motivo de la lista' })
export type ReglaResena = z.infer<typeof ReglaResena>

const Puntaje = z
  .int({ error: 'Elige de 1 a 5 estrellas' })
  .min(1, { error: 'Elige de 1 a 5 estrellas' })
  .max(5, { error: 'Elige de 1 a 5 estrellas' })

const Contenido = {
  puntaje: Puntaje,
  cumplimiento: Puntaje.optional(),
  guia: Puntaje.optional(),
  seguridad: Puntaje.optional(),
  precioCalidad: Puntaje.optional(),
  comentario: texto(800).optional(),
  fotos: z
    .array(Id)
    .max(FOTOS_DE_RESENA, { error: `Elige hasta ${FOTOS_DE_RESENA} fotos` })
    .optional(),
}

export const MiResena = z.object({
  puedeOpinar: z.boolean(),
  /** The last moment to write or change it; null where there is nothing to review. */
  hasta: Instante.nullable(),
  resena: z
    .object({
      id: z.string(),
      puntaje: z.int(),
      cumplimiento: z.int().nullable(),
      guia: z.int().nullable(),
      seguridad: z.int().nullable(),
      precioCalidad: z.int().nullable(),
      comentario: z.string(),
      fotos: z.array(FotoSubida),
      /** `en_espera` until both sides wrote or seven days passed. */
      estado: z.enum(['en_espera', 'publicada', 'en_revision', 'oculta']),
      seMuestraEn: Instante.nullable(),
      motivo: z.string().nullable(),
      respuesta: z.string().nullable(),
    })
    .nullable(),
})
export type MiResena = z.infer<typeof MiResena>

/** A review as the operator of the experiencia sees it; what is not out yet is not told. */
export const ResenaRecibida = Resena.extend({
  experienciaId: z.string(),
  nombreExperiencia: z.string(),
  /** Taken down by our staff, by which rule; its photos are not shown any more, nor words that tell who somebody is. */
  oculta: z.object({ regla: ReglaResena, en: Instante }).nullable(),
  /** Our staff decided about it, and a second look may be asked for. */
  puedeApelar: z.boolean(),
})
export type ResenaRecibida = z.infer<typeof ResenaRecibida>

/** A review that waits for a decision, with what was said against it. */
export const ResenaPorRevisar = z.object({
  id: z.string(),
  experienciaId: z.string(),
  nombreExperiencia: z.string(),
  autor: z.string(),
  puntaje: z.int(),
  comentario: z.string(),
  fotos: z.array(FotoSubida),
  desde: Instante,
  enRevision: z.boolean(),
  denuncias: z.array(z.object({ regla: ReglaResena, detalle: z.string() })),
})
export type ResenaPorRevisar = z.infer<typeof ResenaPorRevisar>

const deReserva = ['reserva-desconocida', 'reserva-ajena', 'sin-permiso', 'experiencia-propia'] as const

const listado = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen:
      'Las opiniones publicadas de mis experiencias, sin responder primero; con `vista=ocultas`, las que se ocultaron y por qué regla.',
    input: z.object({
      vista: z.enum(['publicadas', 'ocultas'], { error: 'Elige una vista de la lista' }).optional(),
      ...Paginacion,
    }),
    output: z.array(ResenaRecibida),
    paged: true,
    errors: ['sin-permiso'] as ErrorCode[],
  }) as const
const aspectos = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen:
      'El promedio de cada aspecto en las opiniones publicadas de mis experiencias, desde tres que lo calificaron.',
    input: z.object({ ...Paginacion }),
    output: z.array(PromedioDeAspecto),
    paged: 'entera',
    errors: ['sin-permiso'] as ErrorCode[],
  }) as const
const respuesta = <R extends `POST /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'Responde una opinión, una sola vez.',
    input: z.object({ resenaId: Id, respuesta: texto(800, 1) }),
    output: ResenaRecibida,
    errors: ['resena-desconocida', 'sin-permiso', 'resena-ya-respondida'] as ErrorCode[],
  }) as const
const apelacion = <R extends `POST /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'Apela lo que se decidió de una opinión, una vez y dentro de 30 días; la revisa otra persona.',
    input: z.object({ resenaId: Id, texto: texto(2000, 1) }),
    output: z.object({ recibida: z.literal(true) }),
    errors: [
      'resena-desconocida',
      'sin-permiso',
      'opinion-sin-decision',
      'opinion-ya-apelada',
      'apelacion-vencida',
    ] as ErrorCode[],
  }) as const
const deViajero = <R extends `POST /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'La opinión del operador sobre quien viajó, una sola vez. No es pública.',
    input: z.object({ realizadaId: Id, puntaje: Puntaje, comentario: texto(800).optional() }),
    output: z.object({ guardada: z.literal(true) }),
    errors: ['reserva-desconocida', 'sin-permiso', 'resena-no-disponible', 'resena-ya-escrita'] as ErrorCode[],
  }) as const

export const resenas = defineCalls({
  verMiResena: {
    route: 'GET /api/reservas/:id/resena',
    resumen: 'Mi opinión de una reserva, y si puedo escribirla.',
    access: ['viajero'],
    input: z.object({ id: Id }),
    output: MiResena,
    errors: [...deReserva],
  },
  escribirResena: {
    route: 'POST /api/reservas/:id/resena',
    resumen: 'Escribe la opinión de una reserva realizada, o la corrige mientras no se publica.',
    access: ['viajero'],
    input: z.object({ id: Id, ...Contenido }),
    output: MiResena,
    errors: [...deReserva, 'resena-no-disponible', 'resena-ya-escrita'],
  },
  subirFotoDeResena: {
    route: 'POST /api/reservas/:id/resena/fotos',
    resumen:
      'Sube una foto para mi opinión; el cuerpo son sus bytes. Se guarda de nuevo, sin metadatos ni ubicación, y se ve cuando la opinión la nombra y se publica.',
    access: ['viajero'],
    input: z.object({ id: Id, licencia: Licencia }),
    output: FotoSubida,
    status: 201,
    takes: TIPOS_FOTO,
    maxBody: FOTO_BYTES,
    errors: [
      ...deReserva,
      'resena-no-disponible',
      'resena-ya-escrita',
      'foto-no-admitida',
      'foto-demasiado-grande',
      'foto-ilegible',
      'foto-desproporcionada',
      'fotos-completas',
      'demasiados-intentos',
    ],
  },
  denunciarResena: {
    route: 'POST /api/resenas/:resenaId/denunciar',
    resumen: 'Avisa que una opinión rompe una regla.',
    access: ['visitante', 'viajero'],
    input: z.object({ resenaId: Id, regla: ReglaResena, detalle: texto(500).optional() }),
    output: z.object({ recibida: z.literal(true) }),
    errors: ['resena-desconocida', 'demasiados-intentos'],
  },
  listarResenasDeAnfitrion: listado('GET /api/anfitrion/resenas', ['anfitrion']),
  listarResenasDeProveedor: listado('GET /api/provider/resenas', ['proveedor']),
  listarAspectosDeAnfitrion: aspectos('GET /api/anfitrion/resenas/aspectos', ['anfitrion']),
  listarAspectosDeProveedor: aspectos('GET /api/provider/resenas/aspectos', ['proveedor']),
  responderResenaDeAnfitrion: respuesta('POST /api/anfitrion/resenas/:resenaId/respuesta', ['anfitrion']),
  responderResenaDeProveedor: respuesta('POST /api/provider/resenas/:resenaId/respuesta', ['proveedor']),
  apelarOpinionDeAnfitrion: apelacion('POST /api/anfitrion/resenas/:resenaId/apelar', ['anfitrion']),
  apelarOpinionDeProveedor: apelacion('POST /api/provider/resenas/:resenaId/apelar', ['proveedor']),
  opinarDeViajeroComoAnfitrion: deViajero('POST /api/anfitrion/opiniones/:realizadaId', ['anfitrion']),
  opinarDeViajeroComoProveedor: deViajero('POST /api/provider/opiniones/:realizadaId', ['proveedor']),
  listarResenasPorRevisar: {
    route: 'GET /api/admin/resenas/por-revisar',
    resumen: 'Opiniones denunciadas o retenidas por una regla, la más antigua primero.',
    access: ['admin'],
    input: z.object({ ...Paginacion, resenaId: Id.optional() }),
    output: z.array(ResenaPorRevisar),
    paged: true,
    errors: ['sin-permiso'],
  },
  moderarResena: {
    route: 'POST /api/admin/resenas/:resenaId/moderar',
    resumen: 'Publica una opinión o la oculta por una regla publicada.',
    access: ['admin'],
    input: z.object({
      resenaId: Id,
      decision: z.enum(['mantener', 'ocultar'], { error: 'Elige una decisión' }),
      regla: ReglaResena.optional(),
    }),
    output: z.object({ oculta: z.boolean() }),
    errors: ['resena-desconocida', 'sin-permiso', 'caso-tomado', 'caso-de-otra-persona', 'decide-otra-persona'],
  },
})
