import { z } from 'zod'
import { defineCalls, type Access } from './call.ts'
import { Id, Instante, Pesos, texto } from './comun.ts'
import type { ErrorCode } from './errors.ts'
import { CancelacionDeOperador } from './cancelaciones.ts'
import { Suceso } from './fichas.ts'

/** What an operator may be suspended for; nothing else. */
const REGLAS_SUSPENSION = [
  'seguridad',
  'documentos',
  'identidad',
  'cobros_fuera',
  'no_se_presenta',
  'trato',
  'fraude',
] as const
export const ReglaSuspension = z.enum(REGLAS_SUSPENSION, { error: 'Elige la regla que rompe' })
export type ReglaSuspension = z.infer<typeof ReglaSuspension>

export const ModoDeSuspension = z.enum(['ofrecer', 'devolver'], { error: 'Elige qué pasa con lo vendido' })
export type ModoDeSuspension = z.infer<typeof ModoDeSuspension>

const TipoOperador = z.enum(['proveedor', 'anfitrion'])

/** What suspending would do, or did, to what is sold: bookings to come, what goes back, and how many could take another operator's departure instead. */
export const EfectoDeSuspension = z.object({
  reservas: z.int(),
  personas: z.int(),
  monto: Pesos,
  sinPago: z.int(),
  conOtraSalida: z.int(),
  primera: Instante.nullable(),
})
export type EfectoDeSuspension = z.infer<typeof EfectoDeSuspension>

export const FichaDeOperador = z.object({
  tipo: TipoOperador,
  id: z.string(),
  nombre: z.string(),
  slug: z.string(),
  estado: z.string(),
  lugar: z.string(),
  publicadas: z.int(),
  /** What travellers can see of theirs, by name. */
  experiencias: z.array(z.object({ id: z.string(), nombre: z.string(), estado: z.string() })),
  /** Departures of the last 365 days at which nobody received whoever had booked. */
  noPrestadas: z.int(),
  /** What they called off for reasons of their own, the newest first. */
  cancelaciones: z.array(CancelacionDeOperador),
  pausadaHasta: Instante.nullable(),
  efecto: EfectoDeSuspension,
  suspension: z
    .object({
      regla: ReglaSuspension,
      motivo: z.string(),
      estado: z.enum(['devolviendo', 'vigente']),
      reservas: z.int(),
      monto: Pesos,
      faltan: z.int(),
      porElegir: z.int(),
      eligenHasta: Instante.nullable(),
      mudadas: z.int(),
      montoMudado: Pesos,
      desde: Instante,
      decididaPorMi: z.boolean(),
      apelada: z.boolean(),
    })
    .nullable(),
  sucesos: z.array(Suceso),
  acciones: z.object({ puedeSuspender: z.boolean(), puedeResolver: z.boolean(), puedePerdonar: z.boolean() }),
})
export type FichaDeOperador = z.infer<typeof FichaDeOperador>

const Ref = z.object({ operadorTipo: z.string().max(20), operadorId: Id })
const deUno: ErrorCode[] = ['operador-desconocido', 'sin-permiso']

const apelar = <R extends `POST /api/${string}`>(route: R, access: Access) =>
  ({
    route,
    access: [access],
    resumen: 'Apela la suspensión: la decide otra persona.',
    input: z.object({ texto: texto(2000, 1) }),
    output: z.object({ recibida: z.literal(true) }),
    errors: ['sin-permiso', 'sin-suspension', 'apelacion-ya-enviada'] as ErrorCode[],
  }) as const

export const sanciones = defineCalls({
  verFichaDeOperador: {
    route: 'GET /api/admin/operadores/:operadorTipo/:operadorId',
    resumen: 'Un operador, lo que tiene vendido y qué pasaría al suspenderlo.',
    access: ['admin'],
    input: Ref,
    output: FichaDeOperador,
    errors: deUno,
  },
  suspenderOperador: {
    route: 'POST /api/admin/operadores/:operadorTipo/:operadorId/suspender',
    resumen:
      'Saca de la venta a un operador. Lo vendido por venir se devuelve completo, o antes cada viajero puede tomar una salida parecida de otro operador. Va con el efecto que se leyó.',
    access: ['admin'],
    input: Ref.extend({
      regla: ReglaSuspension,
      motivo: texto(1000, 1),
      modo: ModoDeSuspension,
      reservas: z.int({ error: 'Falta cuántas reservas leíste' }).min(0),
      monto: Pesos,
    }),
    output: FichaDeOperador,
    errors: [...deUno, 'transicion-no-permitida', 'efecto-distinto', 'decide-otra-persona'],
  },
  resolverSuspension: {
    route: 'POST /api/admin/operadores/:operadorTipo/:operadorId/apelacion',
    resumen: 'Levanta la suspensión o la mantiene, por una persona que no la decidió.',
    access: ['admin'],
    input: Ref.extend({
      decision: z.enum(['levantar', 'mantener'], { error: 'Elige levantar o mantener' }),
      motivo: texto(1000, 1),
    }),
    output: FichaDeOperador,
    errors: [
      ...deUno,
      'sin-suspension',
      'suspension-en-curso',
      'caso-de-otra-persona',
      'caso-tomado',
      'decide-otra-persona',
    ],
  },
  apelarSuspensionDeAnfitrion: apelar('POST /api/anfitrion/apelacion', 'anfitrion'),
  apelarSuspensionDeProveedor: apelar('POST /api/provider/apelacion', 'proveedor'),
})
