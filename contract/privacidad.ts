import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Email, Id, Instante, Paginacion, texto, Vacio } from './comun.ts'
import { DATOS_BLOQUEABLES } from './enumeraciones.ts'
import { ClaveActual } from './usuarios.ts'

export const Exportacion = z.object({
  id: z.string(),
  estado: z.enum(['preparando', 'lista', 'vencida']),
  avance: z.int().min(0).max(100),
  pedidaEn: Instante,
  /** Until when it can be downloaded. */
  venceEn: Instante.nullable(),
})
export type Exportacion = z.infer<typeof Exportacion>

/** Everything about the person, by section; each section is a list of records. */
export const DatosPersonales = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
export type DatosPersonales = z.infer<typeof DatosPersonales>

const MOTIVOS_BORRADO = ['cuenta-con-reservas', 'cuenta-con-dinero', 'cuenta-con-negocio'] as const

/** What is in that person's charge alone, and is closed or handed over first. */
export const Negocio = z.object({ tipo: z.enum(['anfitrion', 'proveedor', 'empresa', 'admin']), nombre: z.string() })
export type Negocio = z.infer<typeof Negocio>

/** Whether the account can be erased now, and if not, why and until when. */
export const EstadoDeBorrado = z.object({
  puede: z.boolean(),
  motivo: z.enum(MOTIVOS_BORRADO).nullable(),
  reservas: z.int(),
  /** Of them, those whose salida was called off: their buyer still chooses another date or the money. */
  porDecidir: z.int(),
  hasta: Instante.nullable(),
  negocios: z.array(Negocio),
})
export type EstadoDeBorrado = z.infer<typeof EstadoDeBorrado>

const DERECHOS = ['acceso', 'rectificacion', 'supresion', 'oposicion', 'portabilidad', 'bloqueo'] as const
export const Derecho = z.enum(DERECHOS, { error: 'Elige qué quieres pedir' })
export type Derecho = z.infer<typeof Derecho>

/** What somebody may oppose: the first two stop at once, anything else is answered by one of us. */
const USOS_OPUESTOS = ['marketing', 'personalizacion', 'otro'] as const
export const UsoOpuesto = z.enum(USOS_OPUESTOS, { error: 'Elige a qué te opones' })
export type UsoOpuesto = z.infer<typeof UsoOpuesto>

/** What rests while a block holds. */
export const EfectoDeBloqueo = z.object({
  sinNovedades: z.boolean(),
  sinNombrePublico: z.boolean(),
  sinPersonalizacion: z.boolean(),
})
export type EfectoDeBloqueo = z.infer<typeof EfectoDeBloqueo>

export const DatoBloqueable = z.enum(DATOS_BLOQUEABLES, { error: 'Elige qué datos quieres bloquear' })
export type DatoBloqueable = z.infer<typeof DatoBloqueable>

export const SolicitudDeDatos = z.object({
  id: z.string(),
  derecho: Derecho,
  detalle: z.string().nullable(),
  /** Of an opposition its uses, of a block its data; a block holds while it is `recibida`. */
  alcance: z.array(z.enum([...USOS_OPUESTOS, ...DATOS_BLOQUEABLES])),
  /** Of a block, what rests now; nothing of it once it was decided. */
  efecto: EfectoDeBloqueo.nullable(),
  estado: z.enum(['recibida', 'cumplida', 'rechazada']),
  respuesta: z.string().nullable(),
  recibidaEn: Instante,
  /** Thirty days after it came in (Ley 21.719). */
  venceEn: Instante,
})
export type SolicitudDeDatos = z.infer<typeof SolicitudDeDatos>

/** A request as our staff sees it. */
export const SolicitudPorResolver = SolicitudDeDatos.extend({
  personaId: z.string(),
  prorrogable: z.boolean(),
  acciones: z.object({ puedeResolver: z.boolean() }),
})
export type SolicitudPorResolver = z.infer<typeof SolicitudPorResolver>

const propio = { access: ['viajero'] } as const

export const privacidad = defineCalls({
  pedirExportacion: {
    route: 'POST /api/privacidad/exportaciones',
    resumen: 'Prepara una copia de todo lo que guardamos sobre mí; si ya hay una en curso, es esa.',
    ...propio,
    input: Vacio,
    output: Exportacion,
    status: 202,
    errors: ['demasiados-intentos'],
  },
  listarExportaciones: {
    route: 'GET /api/privacidad/exportaciones',
    resumen: 'Mis copias pedidas, la más nueva primero.',
    ...propio,
    input: z.object({ ...Paginacion }),
    output: z.array(Exportacion),
    paged: true,
    errors: [],
  },
  descargarDatos: {
    route: 'GET /api/privacidad/exportaciones/:id/datos',
    resumen: 'La copia, como JSON.',
    ...propio,
    input: z.object({ id: Id }),
    output: DatosPersonales,
    errors: ['exportacion-desconocida', 'sin-permiso', 'exportacion-no-lista'],
  },
  descargarDatosCsv: {
    route: 'GET /api/privacidad/exportaciones/:id/datos.csv',
    resumen: 'La copia, como CSV: sección, registro, dato, valor.',
    ...propio,
    input: z.object({ id: Id }),
    output: z.string(),
    produces: 'text/csv',
    archivo: 'mis-datos.csv',
    errors: ['exportacion-desconocida', 'sin-permiso', 'exportacion-no-lista'],
  },
  verBorrado: {
    route: 'GET /api/privacidad/borrado',
    resumen: 'Si la cuenta se puede eliminar ahora.',
    ...propio,
    input: Vacio,
    output: EstadoDeBorrado,
    errors: [],
  },
  borrarCuenta: {
    route: 'POST /api/privacidad/borrado',
    resumen: 'Elimina la cuenta: borra lo personal y deja un seudónimo donde la ley pide guardar.',
    ...propio,
    input: z.object({ email: Email, password: ClaveActual }),
    output: Vacio,
    errors: [...MOTIVOS_BORRADO, 'demasiados-intentos'],
  },
  pedirDerecho: {
    route: 'POST /api/privacidad/solicitudes',
    resumen:
      'Pide ejercer un derecho sobre mis datos; se responde en 30 días corridos. Oponerse a `marketing` o `personalizacion` rige al momento; un bloqueo rige hasta que se decide.',
    ...propio,
    input: z.object({
      derecho: Derecho,
      detalle: texto(1000, 1),
      usos: z.array(UsoOpuesto).max(USOS_OPUESTOS.length).optional(),
      datos: z.array(DatoBloqueable).max(DATOS_BLOQUEABLES.length).optional(),
    }),
    output: SolicitudDeDatos,
    status: 201,
    errors: ['demasiados-intentos'],
  },
  verSolicitudDeDatos: {
    route: 'GET /api/admin/solicitudes-de-datos/:solicitudId',
    resumen: 'Una solicitud de datos personales, con su plazo.',
    access: ['admin'],
    input: z.object({ solicitudId: Id }),
    output: SolicitudPorResolver,
    errors: ['solicitud-de-datos-desconocida', 'sin-permiso'],
  },
  resolverSolicitudDeDatos: {
    route: 'POST /api/admin/solicitudes-de-datos/:solicitudId/resolver',
    resumen:
      'Responde una solicitud: cumplida, rechazada con su razón, o prorrogada una vez por 30 días más. Cumplir una supresión borra la cuenta.',
    access: ['admin'],
    input: z.object({
      solicitudId: Id,
      decision: z.enum(['cumplida', 'rechazada', 'prorrogada'], { error: 'Elige una decisión' }),
      respuesta: texto(1000, 1),
    }),
    output: SolicitudPorResolver,
    errors: [
      'solicitud-de-datos-desconocida',
      'sin-permiso',
      'caso-ya-resuelto',
      'caso-tomado',
      'transicion-no-permitida',
      'cuenta-con-reservas',
      'cuenta-con-dinero',
      'cuenta-con-negocio',
      'decide-otra-persona',
    ],
  },
  listarSolicitudesDeDatos: {
    route: 'GET /api/privacidad/solicitudes',
    resumen: 'Lo que pedí sobre mis datos, lo más nuevo primero.',
    ...propio,
    input: z.object({ ...Paginacion }),
    output: z.array(SolicitudDeDatos),
    paged: true,
    errors: [],
  },
})
