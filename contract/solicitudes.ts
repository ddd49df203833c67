import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Email, Fecha, Id, Instante, Paginacion, Pesos, Telefono, texto, textoExacto } from './comun.ts'
import { Participantes } from './reservas.ts'
import {
  ACTOS_DE_ATENCION,
  ACTOS_DE_EMPRESA,
  AUTORES_DE_HITO,
  FORMAS_DE_PAGO,
  ESTADOS_SOLICITUD,
} from './enumeraciones/empresas.ts'
import { TIPOS_EXPERIENCIA } from './enumeraciones/tipos-de-experiencia.ts'

export const EstadoSolicitud = z.enum(ESTADOS_SOLICITUD, { error: 'Elige un estado de la lista' })
export type EstadoSolicitud = z.infer<typeof EstadoSolicitud>

const TIPOS_SOLICITUD = [...TIPOS_EXPERIENCIA, 'Por definir'] as const

const Item = z.object({
  id: z.string(),
  descripcion: z.string(),
  cantidad: z.int(),
  total: Pesos,
  /** What the public would pay for it; null for something that is no departure. */
  publico: Pesos.nullable(),
  /** The places held for it; null for something that is no departure of the catalogue. */
  reserva: z
    .object({
      id: z.string(),
      codigo: z.string(),
      estado: z.string(),
      inicio: Instante,
      zonaHoraria: z.string(),
      slug: z.string(),
      plazas: z.int(),
    })
    .nullable(),
})

export const Propuesta = z.object({
  version: z.int(),
  items: z.array(Item),
  total: Pesos,
  validaHasta: Instante,
  /** Until when its places are held. */
  liberaEn: Instante,
  mensaje: z.string().nullable(),
})
export type Propuesta = z.infer<typeof Propuesta>

/** `en_revision`: the provider did not answer, and the same charge may be asked for again. */
export const EstadoDeServicios = z.enum(['por_pagar', 'en_revision', 'pagados', 'en_disputa', 'devueltos'])
export type EstadoDeServicios = z.infer<typeof EstadoDeServicios>

/** What of a proposal is no departure, where it is paid by card: one charge for all of it. */
const Servicios = z.object({
  total: Pesos,
  /** Of all that is given back, what has not gone back yet is `porDevolver`. */
  devuelto: Pesos,
  porDevolver: Pesos,
  estado: EstadoDeServicios,
  tarjeta: z.object({ marca: z.string(), ultimos4: z.string(), autorizacion: z.string().nullable() }).nullable(),
  pagadosEn: Instante.nullable(),
})

const HITOS = [
  'recibida',
  'tomada',
  'propuesta',
  'cambios',
  'mensaje',
  'aceptada',
  'rechazada',
  'vencida',
  'renovada',
  'transferencia_vista',
  'pagada',
  'servicios_pagados',
  'servicios_devueltos',
] as const
export const Hito = z.object({
  tipo: z.enum(HITOS),
  autor: z.enum(AUTORES_DE_HITO),
  texto: z.string().nullable(),
  en: Instante,
})
export type Hito = z.infer<typeof Hito>

export const Solicitud = z.object({
  id: z.string(),
  numero: z.int(),
  estado: EstadoSolicitud,
  empresa: z.string(),
  rut: z.string(),
  contacto: z.string(),
  email: z.string(),
  telefono: z.string(),
  tipo: z.string(),
  personas: z.int(),
  desde: z.string(),
  hasta: z.string(),
  comuna: z.string(),
  presupuesto: Pesos.nullable(),
  notas: z.string().nullable(),
  /** The day by which it is answered. */
  /** Null where the site promises no days. */
  respondeAntesDe: z.string().nullable(),
  propuesta: Propuesta.nullable(),
  formaPago: z.enum(FORMAS_DE_PAGO).nullable(),
  ordenCompra: z.string().nullable(),
  /** Transfer order, as the payer writes it. */
  referencia: z.string(),
  pagadaEn: Instante.nullable(),
  servicios: Servicios.nullable(),
  hitos: z.array(Hito),
  /** Whether it belongs to a company account; what a visitor asked does not yet. */
  conCuenta: z.boolean(),
  transferenciaVista: z.boolean(),
  acciones: z.object({
    puedeResponder: z.boolean(),
    puedeAceptar: z.boolean(),
    puedePagarConTarjeta: z.boolean(),
    puedeTransferir: z.boolean(),
    puedePagarACuenta: z.boolean(),
    puedePagarServicios: z.boolean(),
    puedeRenovar: z.boolean(),
  }),
  creadaEn: Instante,
})
export type Solicitud = z.infer<typeof Solicitud>

const entero = (min: number, max: number, error: string) => z.int({ error }).min(min, { error }).max(max, { error })

const ItemNuevo = z.object({
  /** What it is, in words; a departure names itself. */
  descripcion: texto(140).optional(),
  /** A departure of the catalogue: its places are held until `liberaEn`. */
  salidaId: Id.optional(),
  experienciaId: Id.optional(),
  participantes: Participantes.optional(),
  /** Of what is no departure: one unless said. */
  cantidad: entero(1, 500, 'Escribe una cantidad entre 1 y 500').optional(),
  /** Of each place or piece: the net price of the contract where a departure says none, nothing where another item says none. */
  precioUnitario: entero(0, 20_000_000, 'Escribe un precio en pesos').optional(),
})
export type ItemNuevo = z.infer<typeof ItemNuevo>

export const solicitudes = defineCalls({
  crearSolicitud: {
    route: 'POST /api/empresas/solicitudes',
    resumen: 'Pide una propuesta para un grupo, con o sin cuenta de empresa.',
    access: ['publico'],
    identifica: true,
    input: z.object({
      empresa: texto(120, 1),
      rut: texto(20, 1),
      contacto: texto(80, 1),
      email: Email,
      telefono: Telefono,
      tipo: z.enum(TIPOS_SOLICITUD, { error: 'Elige un tipo' }),
      personas: entero(1, 500, 'Escribe cuántas personas, de 1 a 500'),
      desde: Fecha,
      hasta: Fecha,
      comuna: texto(80, 1),
      presupuesto: entero(0, 20_000_000, 'Escribe un monto en pesos').optional(),
      notas: texto(1000).optional(),
    }),
    output: Solicitud,
    status: 201,
    errors: ['demasiados-intentos', 'sin-permiso'],
  },
  listarSolicitudes: {
    route: 'GET /api/empresas/solicitudes',
    resumen: 'Las solicitudes de la empresa, la más nueva primero.',
    access: ['empresa'],
    input: z.object({ ...Paginacion }),
    output: z.array(Solicitud),
    paged: true,
    errors: ['sin-permiso'],
  },
  verSolicitud: {
    route: 'GET /api/empresas/solicitudes/:id',
    resumen: 'Una solicitud con su propuesta y su historia.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: Solicitud,
    errors: ['sin-permiso', 'solicitud-desconocida'],
  },
  responderSolicitud: {
    route: 'POST /api/empresas/solicitudes/:id/respuesta',
    resumen: 'Acepta la propuesta, pide cambios, la rechaza, la renueva o agrega un mensaje.',
    access: ['empresa'],
    input: z.object({
      id: Id,
      acto: z.enum(ACTOS_DE_EMPRESA, { error: 'Elige qué hacer' }),
      texto: texto(1000).optional(),
      /** Needed to accept. */
      formaPago: z.enum(FORMAS_DE_PAGO, { error: 'Elige cómo pagar' }).optional(),
      ordenCompra: textoExacto(40).optional(),
      /** Of what is bought by accepting. */
      centroId: Id.optional(),
      /** The proposal that was read; another one may have been sent meanwhile. */
      version: z.int().optional(),
    }),
    output: Solicitud,
    errors: [
      'experiencia-propia',
      'sin-permiso',
      'solicitud-desconocida',
      'empresa-no-activa',
      'transicion-no-permitida',
      'propuesta-vencida',
      'sobre-el-limite',
      'precio-distinto',
      'centro-desconocido',
      'credito-insuficiente',
    ],
  },
  pagarServicios: {
    route: 'POST /api/empresas/solicitudes/:id/servicios/pago',
    resumen:
      'La página del medio de pago para pagar con tarjeta los servicios de una propuesta aceptada; la que está abierta, si hay una.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: z.object({ id: z.string(), url: z.string() }),
    idempotent: true,
    errors: [
      'sin-permiso',
      'solicitud-desconocida',
      'empresa-no-activa',
      'transicion-no-permitida',
      'propuesta-vencida',
      'pago-en-revision',
      'pagos-no-disponible',
      'pagos-apagados',
      'dinero-de-prueba',
      'demasiados-intentos',
      'solicitud-en-curso',
      'clave-idempotente-reutilizada',
    ],
  },
  revisarPagoDeServicios: {
    route: 'POST /api/empresas/solicitudes/:id/servicios/revisar',
    resumen: 'Pregunta al medio de pago por el cobro de los servicios, sin esperar su aviso.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: Solicitud,
    errors: ['sin-permiso', 'solicitud-desconocida', 'demasiados-intentos'],
  },
  listarSolicitudesRecibidas: {
    route: 'GET /api/admin/solicitudes',
    resumen:
      'Las solicitudes de empresas y visitantes; sin estado, las que esperan respuesta, la que más espera primero.',
    access: ['admin'],
    input: z.object({ estado: EstadoSolicitud.optional(), ...Paginacion }),
    output: z.array(Solicitud),
    paged: true,
    errors: ['sin-permiso'],
  },
  verSolicitudRecibida: {
    route: 'GET /api/admin/solicitudes/:id',
    resumen: 'Una solicitud con su propuesta y su historia.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: Solicitud,
    errors: ['sin-permiso', 'solicitud-desconocida'],
  },
  atenderSolicitud: {
    route: 'POST /api/admin/solicitudes/:id/respuesta',
    resumen: 'Toma una solicitud, le agrega un mensaje, o registra que llegó su transferencia.',
    access: ['admin'],
    input: z.object({
      id: Id,
      acto: z.enum(ACTOS_DE_ATENCION, { error: 'Elige qué hacer' }),
      texto: texto(1000).optional(),
    }),
    output: Solicitud,
    errors: [
      'sin-permiso',
      'solicitud-desconocida',
      'transicion-no-permitida',
      'falta-otra-persona',
      'propuesta-vencida',
      'decide-otra-persona',
    ],
  },
  proponer: {
    route: 'POST /api/admin/solicitudes/:id/propuestas',
    resumen: 'Envía una propuesta: retiene los cupos de sus salidas hasta la fecha de liberación.',
    access: ['admin'],
    input: z.object({
      id: Id,
      items: z
        .array(ItemNuevo, { error: 'Agrega al menos un ítem' })
        .min(1, { error: 'Agrega al menos un ítem' })
        .max(20, { error: 'Usa 20 ítems como máximo' }),
      /** Last day it may be accepted. */
      validaHasta: Fecha,
      /** Last day its places are held; the same day unless said. */
      liberaEn: Fecha.optional(),
      mensaje: texto(1000).optional(),
    }),
    output: Solicitud,
    errors: [
      'sin-permiso',
      'solicitud-desconocida',
      'transicion-no-permitida',
      'experiencia-desconocida',
      'salida-desconocida',
      'sin-cupos',
      'salida-cerrada',
      'experiencia-no-disponible',
      'tarifa-no-vendida',
      'decide-otra-persona',
    ],
  },
})
