import { z } from 'zod'
import type { Access } from './call.ts'
import { defineCalls } from './call.ts'
import { Id, Instante, Paginacion, Pesos, TipoExperiencia, ZonaHoraria, textoExacto } from './comun.ts'
import { EstadoEdicion } from './ediciones.ts'
import { Calificacion, EstadoExperiencia } from './experiencias.ts'
import { RecogidaDeReserva, Respuesta } from './recogida.ts'
import { EstadoPago, EstadoReserva, Participantes } from './reservas.ts'
import { VISTAS_RECIBIDAS } from './enumeraciones/operadores.ts'

/** An experiencia as its operador manages it, whatever its estado. */
export const ExperienciaPropia = z.object({
  id: z.string(),
  slug: z.string(),
  nombreExperiencia: z.string(),
  tipoExperiencia: TipoExperiencia,
  ubicacionGeografica: z.string(),
  estado: EstadoExperiencia,
  portada: z.string(),
  /** Null while a draft says none. */
  precioPorPersona: Pesos.nullable(),
  zonaHoraria: ZonaHoraria,
  calificacion: Calificacion,
  /** The next departure that is still on, and how full it is. */
  proximaSalida: z.object({ inicio: Instante, cupos: z.int(), ocupados: z.int() }).nullable(),
  /** Bookings paid or confirmed whose departure is still to come. */
  reservasVigentes: z.int(),
  /** The host's own link to it, a path of this site: what is sold by it pays less commission. Null where it is not public, or offered by a provider. */
  enlacePropio: z.string().nullable(),
  /** The version being written or reviewed, with how much it lacks and what was asked of it. */
  edicion: z.object({ estado: EstadoEdicion, faltas: z.int(), observaciones: z.int() }).nullable(),
})
export type ExperienciaPropia = z.infer<typeof ExperienciaPropia>

/** What the operador says of whoever travelled: still to write, written while theirs is awaited, written and theirs is out, or written and nothing more to await. */
const ESTADOS_OPINION_DE_VIAJERO = ['por_escribir', 'en_espera', 'publicada', 'escrita'] as const
export const OpinionDeViajero = z.object({
  estado: z.enum(ESTADOS_OPINION_DE_VIAJERO),
  /** The last moment for either side to write. */
  hasta: Instante,
  escrita: z.object({ puntaje: z.int(), comentario: z.string() }).nullable(),
})
export type OpinionDeViajero = z.infer<typeof OpinionDeViajero>

/** A booking as its operador sees it: the contact only from confirmada to 7 days after the end; its e-mail is not for guía and caja, who see the codigo. */
export const ReservaRecibida = z.object({
  id: z.string(),
  codigo: z.string(),
  experienciaId: z.string(),
  nombreExperiencia: z.string(),
  salidaId: z.string(),
  inicio: Instante,
  fin: Instante,
  zonaHoraria: ZonaHoraria,
  estado: EstadoReserva,
  estadoPago: EstadoPago,
  titular: z.string(),
  /** Made with a company's key for tests: nobody pays it, and it is let go by itself. */
  dePrueba: z.boolean(),
  participantes: Participantes,
  total: Pesos,
  comentario: z.string().nullable(),
  recogida: RecogidaDeReserva.nullable(),
  respuestas: z.array(Respuesta),
  contacto: z.object({ email: z.string().nullable(), telefono: z.string() }).nullable(),
  llegadaEn: Instante.nullable(),
  /** From when the arrival may be registered. */
  llegadaDesde: Instante,
  /** Null where there is nothing to say of them, or it is not for this role. */
  opinionDeViajero: OpinionDeViajero.nullable(),
})
export type ReservaRecibida = z.infer<typeof ReservaRecibida>

const VEREDICTOS = [
  'valida',
  'ya_registrada',
  'otra_fecha',
  'ausente',
  'sin_confirmar',
  'cancelada',
  'no_prestada',
] as const
export type Veredicto = (typeof VEREDICTOS)[number]

/** What a ticket is worth at the meeting point, now. */
export const EntradaRevisada = z.object({ veredicto: z.enum(VEREDICTOS), reserva: ReservaRecibida })
export type EntradaRevisada = z.infer<typeof EntradaRevisada>

const paginadas = z.object({ ...Paginacion })
const recibidas = z.object({
  vista: z.enum(VISTAS_RECIBIDAS, { error: 'Elige una vista de la lista' }).optional(),
  ...Paginacion,
})

const listado = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'Mis experiencias, en cualquier estado.',
    input: paginadas,
    output: z.array(ExperienciaPropia),
    paged: true,
    errors: [],
  }) as const
const reservas = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'Reservas de mis salidas: de hoy, por aceptar, próximas (por defecto), pasadas o canceladas.',
    input: recibidas,
    output: z.array(ReservaRecibida),
    paged: true,
    errors: [],
  }) as const
type Area = 'anfitrion' | 'provider'
const revisar = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `POST /api/${area}/entradas/revisar`,
    access,
    resumen: 'Qué vale una entrada ahora, por el texto de su QR o por su código.',
    input: z.object({ entrada: textoExacto(500, 1) }),
    output: EntradaRevisada,
    errors: ['reserva-desconocida', 'entrada-falsa', 'demasiados-intentos'],
  }) as const
const llegada = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `POST /api/${area}/reservas/:id/llegada`,
    access,
    resumen:
      'Registra que llegaron, una vez: de nuevo, con otra Idempotency-Key o sin ella, es un 409. Sirve también para corregir una ausencia hasta 48 horas después.',
    // When it happened, for what was read without a network.
    input: z.object({ id: Id, registradaEn: Instante.optional() }),
    output: ReservaRecibida,
    idempotent: true,
    errors: [
      'reserva-desconocida',
      'reserva-ajena',
      'sin-permiso',
      'transicion-no-permitida',
      'llegada-en-revision',
      'llegada-ya-registrada',
      'clave-idempotente-reutilizada',
      'solicitud-en-curso',
    ],
  }) as const
const aceptar = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `POST /api/${area}/reservas/:id/aceptar`,
    access,
    resumen: 'Acepta una solicitud pagada, antes de su plazo.',
    input: z.object({ id: Id }),
    output: ReservaRecibida,
    errors: ['reserva-desconocida', 'reserva-ajena', 'sin-permiso', 'transicion-no-permitida'],
  }) as const
const rechazar = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `POST /api/${area}/reservas/:id/rechazar`,
    access,
    resumen: 'Rechaza una solicitud pagada: se devuelve todo.',
    input: z.object({ id: Id }),
    output: ReservaRecibida,
    errors: ['reserva-desconocida', 'reserva-ajena', 'sin-permiso', 'transicion-no-permitida'],
  }) as const

export const operadores = defineCalls({
  listarExperienciasDeAnfitrion: listado('GET /api/anfitrion/experiencias', ['anfitrion']),
  listarReservasDeAnfitrion: reservas('GET /api/anfitrion/reservas', ['anfitrion']),
  revisarEntradaDeAnfitrion: revisar('anfitrion', ['anfitrion']),
  registrarLlegadaDeAnfitrion: llegada('anfitrion', ['anfitrion']),
  aceptarReservaDeAnfitrion: aceptar('anfitrion', ['anfitrion']),
  rechazarReservaDeAnfitrion: rechazar('anfitrion', ['anfitrion']),
  listarExperienciasDeProveedor: listado('GET /api/provider/experiencias', ['proveedor']),
  listarReservasDeProveedor: reservas('GET /api/provider/reservas', ['proveedor']),
  revisarEntradaDeProveedor: revisar('provider', ['proveedor']),
  registrarLlegadaDeProveedor: llegada('provider', ['proveedor']),
  aceptarReservaDeProveedor: aceptar('provider', ['proveedor']),
  rechazarReservaDeProveedor: rechazar('provider', ['proveedor']),
})
