import { z } from 'zod'
import { defineCalls } from './call.ts'
import {
  enteroDeConsulta,
  enteroOmitible,
  Fecha,
  Id,
  Instante,
  Paginacion,
  Pesos,
  RegionPedida,
  TipoExperiencia,
  Vacio,
  ZonaHoraria,
} from './comun.ts'
import { ASPECTOS } from './enumeraciones.ts'
import { Pregunta, PuntoDeRecogida } from './recogida.ts'
import { Tramo } from './tramos.ts'
import { TIPOS_TARIFA, ESTADOS_EXPERIENCIA, POLITICAS } from './enumeraciones/experiencias.ts'

const ORDENES = ['relevance', 'price_asc', 'price_desc', 'rating', 'newest'] as const
export const Orden = z.enum(ORDENES, { error: 'Elige un orden de la lista' })
export type Orden = z.infer<typeof Orden>

export const TipoTarifa = z.enum(TIPOS_TARIFA)
export type TipoTarifa = z.infer<typeof TipoTarifa>

export const PoliticaCancelacion = z.enum(POLITICAS)
export type PoliticaCancelacion = z.infer<typeof PoliticaCancelacion>

export const EstadoExperiencia = z.enum(ESTADOS_EXPERIENCIA)
export type EstadoExperiencia = z.infer<typeof EstadoExperiencia>

export const Calificacion = z.object({ promedio: z.number().min(1).max(5).nullable(), cantidad: z.int().min(0) })

/** How many opinions gave each number of stars. */
export const PorEstrellas = z.object({
  5: z.int().min(0),
  4: z.int().min(0),
  3: z.int().min(0),
  2: z.int().min(0),
  1: z.int().min(0),
})
export type PorEstrellas = z.infer<typeof PorEstrellas>

export type Aspecto = (typeof ASPECTOS)[number]

/** Of those opinions alone that rated it; told from three on. */
export const PromedioDeAspecto = z.object({
  aspecto: z.enum(ASPECTOS),
  promedio: z.number().min(1).max(5),
  cantidad: z.int().min(3),
})
export type PromedioDeAspecto = z.infer<typeof PromedioDeAspecto>

const ORDENES_RESENA = ['recientes', 'mejor', 'peor'] as const
export const OrdenResena = z.enum(ORDENES_RESENA, { error: 'Elige un orden de la lista' })
export type OrdenResena = z.infer<typeof OrdenResena>

export const Experiencia = z.object({
  id: z.string(),
  slug: z.string(),
  nombreExperiencia: z.string(),
  descripcionCorta: z.string(),
  tipoExperiencia: TipoExperiencia,
  /** Begins with the city as `cities` spells it: 'Puerto Varas, Lago Llanquihue'. */
  ubicacionGeografica: z.string(),
  ciudad: z.string(),
  region: z.string(),
  duracionHoras: z.number(),
  precioPorPersona: Pesos,
  fotosUrls: z.array(z.string()),
  proveedor: z.object({ nombreComercial: z.string(), slug: z.string() }).nullable(),
  anfitrion: z.object({ nombre: z.string(), slug: z.string() }).nullable(),
  calificacion: Calificacion,
})
export type Experiencia = z.infer<typeof Experiencia>

export const Tarifa = z.object({
  tipo: TipoTarifa,
  precio: Pesos,
  edadMin: z.int().nullable(),
  edadMax: z.int().nullable(),
})
export type Tarifa = z.infer<typeof Tarifa>

export const ExperienciaDetalle = Experiencia.extend({
  codigoCorto: z.string(),
  /** `ocultas`: opinions taken down by a published rule; they count nowhere. */
  calificacion: Calificacion.extend({
    porEstrellas: PorEstrellas,
    ocultas: z.int().min(0),
    aspectos: z.array(PromedioDeAspecto),
  }),
  estado: EstadoExperiencia,
  /** False while paused, or while its operator may not sell. */
  recibeReservas: z.boolean(),
  descripcionLarga: z.string(),
  zonaHoraria: ZonaHoraria,
  fotos: z.array(z.object({ url: z.string(), alt: z.string(), ilustracion: z.boolean() })),
  itinerario: z.array(z.object({ titulo: z.string(), detalle: z.string() })),
  incluye: z.array(z.string()),
  noIncluye: z.array(z.string()),
  queLlevar: z.array(z.string()),
  cargosEnDestino: z.array(z.object({ nombre: z.string(), monto: Pesos, quienPaga: z.string() })),
  /** `foto`: what to look for there; null where it has none, or it is somebody's home. */
  puntoEncuentro: z.object({
    direccion: z.string(),
    instrucciones: z.string(),
    comunaCodigo: z.string(),
    lat: z.number(),
    lng: z.number(),
    radioMetros: z.int().nullable(),
    foto: z.object({ url: z.string(), alt: z.string() }).nullable(),
  }),
  recogida: z.array(PuntoDeRecogida),
  recogidaObligatoria: z.boolean(),
  /** What its operator asks of whoever books. */
  preguntas: z.array(Pregunta),
  idiomasGuia: z.array(z.string()),
  requisitos: z.object({
    edadMin: z.int(),
    dificultad: z.int().min(1).max(5),
    altitudMax: z.int().nullable(),
    condiciones: z.array(z.string()),
  }),
  accesibilidad: z.string(),
  /** What is done instead where the weather does not allow it; empty where its operator says nothing of it. */
  planB: z.string(),
  politicaCancelacion: PoliticaCancelacion,
  /** The policy as it stands now. */
  tramosCancelacion: z.array(Tramo),
  retracto: z.object({ vigente: z.boolean(), textoVersion: z.string() }),
  confirmacion: z.enum(['inmediata', 'solicitud']),
  minParticipantes: z.int().nullable(),
  tarifas: z.array(Tarifa),
  operador: z.object({
    tipo: z.enum(['proveedor', 'anfitrion']),
    id: z.string(),
    slug: z.string(),
    nombre: z.string(),
    descripcion: z.string(),
    idiomas: z.array(z.string()),
    verificaciones: z.array(z.string()),
  }),
})
export type ExperienciaDetalle = z.infer<typeof ExperienciaDetalle>

/** A departure runs with so many: how many are missing, and when it is decided; null once it waits for nobody. */
export const Minimo = z.object({ participantes: z.int(), faltan: z.int(), decideEn: Instante }).nullable()

export const Salida = z.object({
  id: z.string(),
  inicio: Instante,
  fin: Instante,
  cuposDisponibles: z.int().min(0),
  precioPorPersona: Pesos,
  tarifas: z.array(Tarifa),
  /** Until when it is sold. */
  cierreVentas: Instante,
  minimo: Minimo,
})
export type Salida = z.infer<typeof Salida>

/** A photo that somebody sent; the addresses of a private one end after five minutes. */
export const FotoSubida = z.object({
  id: z.string(),
  url: z.string(),
  chica: z.string(),
  ancho: z.int(),
  alto: z.int(),
})
export type FotoSubida = z.infer<typeof FotoSubida>

export const Resena = z.object({
  id: z.string(),
  autor: z.string(),
  puntaje: z.int().min(1).max(5),
  comentario: z.string(),
  /** Month of the trip, yyyy-mm. */
  mesViaje: z.string(),
  publicadaEn: Instante,
  respuesta: z.string().nullable(),
  fotos: z.array(FotoSubida),
})
export type Resena = z.infer<typeof Resena>

const EN_GRADOS = /^-?\d{1,3}(?:\.\d{1,6})?(?:,-?\d{1,3}(?:\.\d{1,6})?){3}$/

/** A piece of the map, 'oeste,sur,este,norte' in degrees. */
export const Zona = z
  .string()
  .trim()
  .max(60, { error: 'Escribe la zona como oeste,sur,este,norte' })
  .refine((s) => EN_GRADOS.test(s) && esZona(s.split(',').map(Number)), {
    error: 'Escribe la zona como oeste,sur,este,norte',
  })

function esZona([oeste = 0, sur = 0, este = 0, norte = 0]: number[]): boolean {
  return oeste >= -180 && oeste < este && este <= 180 && sur >= -90 && sur < norte && norte <= 90
}

/** What a map shows of an experience; the place is where people meet. */
export const PuntoExperiencia = Experiencia.pick({
  id: true,
  slug: true,
  nombreExperiencia: true,
  tipoExperiencia: true,
  ubicacionGeografica: true,
  region: true,
  duracionHoras: true,
  precioPorPersona: true,
  calificacion: true,
}).extend({ portada: z.string(), lat: z.number(), lng: z.number() })
export type PuntoExperiencia = z.infer<typeof PuntoExperiencia>

export const FiltrosExperiencia = z
  .object({
    q: z.string().trim().max(100, { error: 'Busca con 100 caracteres como máximo' }).optional(),
    destino: z.string().trim().max(100).optional(),
    tipo: z.string().trim().max(40).optional(),
    region: RegionPedida.optional(),
    participantes: enteroOmitible,
    precioMin: enteroOmitible,
    precioMax: enteroOmitible,
    fecha: Fecha.optional(),
    fechaInicio: Fecha.optional(),
    fechaFin: Fecha.optional(),
    orden: Orden.optional(),
    zona: Zona.optional(),
    ...Paginacion,
  })
  .refine((f) => !f.fechaInicio || !f.fechaFin || f.fechaInicio <= f.fechaFin, {
    error: 'La fecha final es anterior a la inicial',
    path: ['fechaFin'],
  })
export type FiltrosExperiencia = z.infer<typeof FiltrosExperiencia>

const lista = (route: `GET /api/${string}`) =>
  ({
    route,
    resumen: 'Experiencias publicadas que cumplen los filtros.',
    access: ['publico'],
    input: FiltrosExperiencia,
    output: z.array(Experiencia),
    errors: [],
    paged: true,
    porTexto: true,
  }) as const

export const experiencias = defineCalls({
  listarExperiencias: lista('GET /api/v1/experiencias'),
  buscarExperiencias: lista('GET /api/v1/experiencias/search'),
  ubicarExperiencias: {
    ...lista('GET /api/v1/experiencias/mapa'),
    resumen: 'Dónde están las experiencias que cumplen los filtros: las primeras 500, o la página pedida.',
    output: z.array(PuntoExperiencia),
  },
  verConfiguracionDelMapa: {
    route: 'GET /api/mapa/configuracion',
    resumen: 'El estilo MapLibre que se dibuja bajo los pines, o nulo donde basta el mapa propio.',
    access: ['publico'],
    input: Vacio,
    output: z.object({ estilo: z.string().nullable() }),
    errors: [],
  },
  listarCiudades: {
    route: 'GET /api/v1/experiencias/cities',
    resumen: 'Ciudades con algo publicado, en orden alfabético.',
    access: ['publico'],
    input: z.object({ ...Paginacion }),
    output: z.array(z.string()),
    paged: 'entera',
    errors: [],
  },
  verExperiencia: {
    route: 'GET /api/v1/experiencias/:id',
    resumen: 'Una experiencia completa, por id o por slug.',
    access: ['publico'],
    input: z.object({ id: Id }),
    output: ExperienciaDetalle,
    errors: ['experiencia-desconocida'],
  },
  listarResenas: {
    route: 'GET /api/v1/experiencias/:id/resenas',
    resumen:
      'Opiniones verificadas de una experiencia: la más reciente primero, o por nota; todas o las de un número de estrellas.',
    access: ['publico'],
    input: z.object({
      id: Id,
      orden: OrdenResena.optional(),
      puntaje: enteroDeConsulta(1, 5).optional(),
      ...Paginacion,
    }),
    output: z.array(Resena),
    errors: ['experiencia-desconocida'],
    paged: true,
  },
})

export const disponibilidad = defineCalls({
  verDisponibilidad: {
    route: 'GET /api/v1/experiencias/:id/disponibilidad',
    resumen: 'Salidas a la venta entre dos fechas de la zona de la experiencia.',
    access: ['publico'],
    input: z.object({
      id: Id,
      desde: Fecha.optional(),
      hasta: Fecha.optional(),
      participantes: enteroOmitible,
      ...Paginacion,
    }),
    output: z.array(Salida),
    paged: 'entera',
    errors: ['experiencia-desconocida'],
  },
})
