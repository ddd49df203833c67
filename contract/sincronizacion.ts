import { z } from 'zod'
import { ConflictoDeSalida } from './agenda.ts'
import type { Access } from './call.ts'
import { defineCalls } from './call.ts'
import { Id, Instante, texto } from './comun.ts'
import { CALENDARIO_BYTES } from './topes.ts'

/** Why a calendar could not be read; until it can, what it said last still holds. */
const FALLAS_DE_CALENDARIO = [
  'direccion',
  'red',
  'tiempo',
  'peso',
  'respuesta',
  'permiso',
  'ausente',
  'ilegible',
  'complejo',
] as const
export const FallaDeCalendario = z.enum(FALLAS_DE_CALENDARIO)
export type FallaDeCalendario = z.infer<typeof FallaDeCalendario>

/** A calendar of elsewhere whose events keep an experiencia, or something it shares, busy. */
export const CalendarioExterno = z.object({
  id: z.string(),
  nombre: z.string(),
  /** What it keeps busy; null for the experiencia itself. */
  recurso: z.object({ id: z.string(), nombre: z.string() }).nullable(),
  /** The host of its address, which itself is never told again; null for a file. */
  servidor: z.string().nullable(),
  /** `parcial`: what was understood keeps busy, and nothing is freed until all of it is. */
  estado: z.enum(['leyendo', 'al_dia', 'parcial', 'falla']),
  falla: FallaDeCalendario.nullable(),
  /** How many of its parts were not understood at the last reading, and the first of them as written. */
  noEntendidos: z.int(),
  ejemplos: z.array(z.object({ resumen: z.string(), linea: z.string() })),
  leidoEn: Instante.nullable(),
  proximaLecturaEn: Instante.nullable(),
  /** Busy times from now on, and the first of them. */
  ocupados: z.int(),
  proximos: z.array(z.object({ desde: Instante, hasta: Instante, resumen: z.string() })),
})
export type CalendarioExterno = z.infer<typeof CalendarioExterno>

/** The address itself is told once, when it is made. */
const Feed = z.object({ activo: z.boolean(), creadoEn: Instante.nullable() })
export type Feed = z.infer<typeof Feed>

export const Sincronizacion = z.object({
  calendarios: z.array(CalendarioExterno),
  /** Things that the experiencia shares, which a calendar may keep busy. */
  recursos: z.array(z.object({ id: z.string(), nombre: z.string() })),
  /** Departures that somebody bought and a calendar says are busy: they stand until the operador decides. */
  conflictos: z.array(ConflictoDeSalida),
  /** Departures of nobody's that a calendar keeps closed. */
  cerradas: z.int(),
  feeds: z.object({ experiencia: Feed, operador: Feed }),
  acciones: z.object({ puedeEditar: z.boolean() }),
})
export type Sincronizacion = z.infer<typeof Sincronizacion>

const Alcance = z.enum(['experiencia', 'operador'], { error: 'Elige qué salidas muestra' })
const Nombre = texto(60, 1)

type Area = 'anfitrion' | 'provider'
const ACCESO: Record<Area, readonly Access[]> = { anfitrion: ['anfitrion'], provider: ['proveedor'] }

const ver = <A extends Area>(area: A) =>
  ({
    route: `GET /api/${area}/experiencias/:id/sincronizacion`,
    access: ACCESO[area],
    resumen: 'Los calendarios externos de una experiencia mía, lo que ocupan y las direcciones de sus salidas.',
    input: z.object({ id: Id }),
    output: Sincronizacion,
    errors: ['experiencia-desconocida', 'sin-permiso'],
  }) as const

const conectar = <A extends Area>(area: A) =>
  ({
    route: `POST /api/${area}/experiencias/:id/calendarios`,
    access: ACCESO[area],
    resumen:
      'Conecta un calendario iCal por su dirección: sus horas ocupadas cierran salidas de la experiencia, o de todo lo que usa un recurso. Se lee cada media hora; lo que no se entiende se cuenta en `noEntendidos` y, mientras lo haya, ninguna hora se libera.',
    input: z.object({
      id: Id,
      nombre: Nombre,
      url: z
        .string({ error: 'Escribe la dirección del calendario' })
        .trim()
        .min(1, { error: 'Escribe la dirección del calendario' })
        .max(2048),
      recursoId: Id.optional(),
    }),
    output: Sincronizacion,
    status: 201,
    errors: [
      'experiencia-desconocida',
      'sin-permiso',
      'recurso-desconocido',
      'calendarios-completos',
      'demasiados-intentos',
    ],
  }) as const

const subir = <A extends Area>(area: A) =>
  ({
    route: `POST /api/${area}/experiencias/:id/calendarios/archivo`,
    access: ACCESO[area],
    resumen:
      'Sube un archivo iCal de hasta 2 MB; el cuerpo son sus bytes. Con `calendarioId` reemplaza al que subiste antes; si algo no se entiende, lo que decía el anterior sigue ocupando.',
    input: z.object({ id: Id, nombre: Nombre, recursoId: Id.optional(), calendarioId: Id.optional() }),
    output: Sincronizacion,
    status: 201,
    takes: ['text/calendar'],
    maxBody: CALENDARIO_BYTES,
    errors: [
      'experiencia-desconocida',
      'sin-permiso',
      'recurso-desconocido',
      'calendario-externo-desconocido',
      'calendario-ilegible',
      'calendarios-completos',
      'demasiados-intentos',
    ],
  }) as const

const leer = <A extends Area>(area: A) =>
  ({
    route: `POST /api/${area}/experiencias/:id/calendarios/:calendarioId/lectura`,
    access: ACCESO[area],
    resumen: 'Lee ahora un calendario externo, sin esperar su turno.',
    input: z.object({ id: Id, calendarioId: Id }),
    output: Sincronizacion,
    status: 202,
    errors: ['experiencia-desconocida', 'sin-permiso', 'calendario-externo-desconocido', 'demasiados-intentos'],
  }) as const

const quitar = <A extends Area>(area: A) =>
  ({
    route: `DELETE /api/${area}/experiencias/:id/calendarios/:calendarioId`,
    access: ACCESO[area],
    resumen: 'Quita un calendario externo; lo que solo él cerraba vuelve a venderse.',
    input: z.object({ id: Id, calendarioId: Id }),
    output: Sincronizacion,
    errors: ['experiencia-desconocida', 'sin-permiso', 'calendario-externo-desconocido'],
  }) as const

const crearFeed = <A extends Area>(area: A) =>
  ({
    route: `POST /api/${area}/experiencias/:id/feed`,
    access: ACCESO[area],
    resumen:
      'Una dirección secreta nueva con las salidas vendidas, de la experiencia o de todas las mías; la anterior deja de servir.',
    input: z.object({ id: Id, alcance: Alcance }),
    output: Feed.extend({ url: z.string() }),
    status: 201,
    errors: ['experiencia-desconocida', 'sin-permiso', 'demasiados-intentos'],
  }) as const

const borrarFeed = <A extends Area>(area: A) =>
  ({
    route: `DELETE /api/${area}/experiencias/:id/feed`,
    access: ACCESO[area],
    resumen: 'Deja de servir la dirección de las salidas.',
    input: z.object({ id: Id, alcance: Alcance }),
    output: Feed,
    errors: ['experiencia-desconocida', 'sin-permiso'],
  }) as const

export const sincronizacion = defineCalls({
  verSincronizacionDeAnfitrion: ver('anfitrion'),
  conectarCalendarioDeAnfitrion: conectar('anfitrion'),
  subirCalendarioDeAnfitrion: subir('anfitrion'),
  leerCalendarioDeAnfitrion: leer('anfitrion'),
  quitarCalendarioDeAnfitrion: quitar('anfitrion'),
  crearFeedDeAnfitrion: crearFeed('anfitrion'),
  borrarFeedDeAnfitrion: borrarFeed('anfitrion'),
  verSincronizacionDeProveedor: ver('provider'),
  conectarCalendarioDeProveedor: conectar('provider'),
  subirCalendarioDeProveedor: subir('provider'),
  leerCalendarioDeProveedor: leer('provider'),
  quitarCalendarioDeProveedor: quitar('provider'),
  crearFeedDeProveedor: crearFeed('provider'),
  borrarFeedDeProveedor: borrarFeed('provider'),
  leerFeedDeSalidas: {
    route: 'GET /api/calendario-de-salidas/:calendario',
    resumen: 'Las salidas vendidas como calendario, por su dirección secreta: horas y cupos, sin datos de viajeros.',
    access: ['publico'],
    input: z.object({ calendario: Id }),
    output: z.string(),
    produces: 'text/calendar',
    archivo: 'salidas-vendidas.ics',
    etag: true,
    errors: ['calendario-desconocido'],
  },
})
