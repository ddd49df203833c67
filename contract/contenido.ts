import { z } from 'zod'
import { texto, TipoExperiencia, textoExacto } from './comun.ts'
import { PoliticaCancelacion, TipoTarifa } from './experiencias.ts'
import { comunasDe } from './comunas.ts'
import { Preguntas, PuntosDeRecogida } from './recogida.ts'
import { MAX_CARGOS, MAX_FOTOS } from './topes.ts'
import { REGIONES } from './enumeraciones/regiones.ts'

const IDIOMAS_GUIA = ['es', 'en', 'pt', 'fr', 'de', 'it'] as const

const Region = z.enum(
  REGIONES.map(({ codigo }) => codigo),
  { error: 'Elige una región' },
)
const Comuna = z
  .string()
  .regex(/^\d{5}$/, { error: 'Elige una comuna' })
  .refine((codigo) => comunasDe(codigo.slice(0, 2)).some((una) => una.codigo === codigo), { error: 'Elige una comuna' })
const entero = (min: number, max: number, error: string) => z.int({ error }).min(min, { error }).max(max, { error })
const lineas = (max: number, largo: number) =>
  z.array(texto(largo, 1)).max(max, { error: `Escribe ${max} líneas como máximo` })

const edad = entero(0, 120, 'Escribe una edad entre 0 y 120').nullable()

/** What somebody pays who does not pay as an adult; a `grupo` is the whole departure. Ages are said of `nino` and `adultoMayor` alone. */
export const OtraTarifa = z.object({
  tipo: TipoTarifa.exclude(['adulto'], { error: 'Elige un tipo de viajero' }),
  precio: entero(0, 20_000_000, 'Escribe un precio entre $1.000 y $20.000.000').nullable(),
  edadMin: edad,
  edadMax: edad,
})
export type OtraTarifa = z.infer<typeof OtraTarifa>

/** What is paid to somebody else at the place: a park, a museum, a boat. */
export const CargoEnDestino = z.object({
  nombre: texto(80, 1),
  monto: entero(1, 20_000_000, 'Escribe un monto entre $1 y $20.000.000'),
  quienPaga: texto(60, 1),
})
export type CargoEnDestino = z.infer<typeof CargoEnDestino>

const FotoDescrita = z.object({ id: z.string().max(60), alt: texto(140) })

/** All that an operador says of an experiencia; null and '' are what is not said yet. */
export const Contenido = z.object({
  nombreExperiencia: texto(60),
  tipoExperiencia: TipoExperiencia.nullable(),
  descripcionCorta: texto(140),
  region: Region.nullable(),
  comunaCodigo: Comuna.nullable(),
  /** As travellers call the place; empty: the comuna's name. */
  ciudad: texto(60),
  sector: texto(60),
  direccion: texto(140),
  instrucciones: texto(280),
  /** What to look for at the meeting point; of a home, only whoever has a ticket sees it. */
  fotoEncuentro: FotoDescrita.nullable(),
  /** Where people meet, in degrees. */
  lugar: z
    .object(
      { lat: z.number().min(-56.6).max(-17.4), lng: z.number().min(-110).max(-66) },
      { error: 'Marca un lugar de Chile' },
    )
    .nullable(),
  /** Somebody's home: before a booking is confirmed it is shown as a circle, without its address. */
  esCasa: z.boolean({ error: 'Di si es una casa particular' }),
  recogida: PuntosDeRecogida,
  /** Everybody is picked up; nobody meets it at the start by themselves. */
  recogidaObligatoria: z.boolean({ error: 'Di si la recogida es obligatoria' }),
  descripcionLarga: texto(5000),
  itinerario: z
    .array(z.object({ titulo: texto(80, 1), detalle: texto(280) }))
    .max(12, { error: 'Escribe 12 actividades como máximo' }),
  incluye: lineas(20, 80),
  noIncluye: lineas(20, 80),
  cargosEnDestino: z.array(CargoEnDestino).max(MAX_CARGOS, { error: `Escribe ${MAX_CARGOS} pagos como máximo` }),
  queLlevar: lineas(20, 80),
  condiciones: lineas(10, 140),
  edadMin: entero(0, 99, 'Escribe una edad entre 0 y 99'),
  dificultad: entero(1, 5, 'Elige un nivel de 1 a 5').nullable(),
  /** The highest place of it, in metres above the sea. */
  altitudMax: entero(1, 6_893, 'Escribe una altura entre 1 y 6.893 metros').nullable(),
  accesibilidad: texto(280),
  /** What is done instead where the weather does not allow it. */
  planB: texto(280),
  /** Asked of whoever books. */
  preguntas: Preguntas,
  idiomasGuia: z.array(z.enum(IDIOMAS_GUIA, { error: 'Elige un idioma de la lista' })).max(6),
  registroSernatur: textoExacto(40),
  /** In their order, the cover first. */
  fotos: z.array(FotoDescrita).max(MAX_FOTOS, { error: `Sube ${MAX_FOTOS} fotos como máximo` }),
  precioPorPersona: entero(1000, 20_000_000, 'Escribe un precio entre $1.000 y $20.000.000').nullable(),
  /** Beside the adult's price, each kind once. */
  otrasTarifas: z.array(OtraTarifa).max(5, { error: 'Cada tipo de viajero lleva un solo precio' }),
  duracionMinutos: entero(15, 20_160, 'Escribe una duración entre 15 minutos y 14 días').nullable(),
  cuposPorSalida: entero(1, 500, 'Escribe entre 1 y 500 cupos').nullable(),
  minParticipantes: entero(2, 50, 'Escribe un mínimo entre 2 y 50').nullable(),
  cierreMinutos: entero(0, 43_200, 'Elige hasta cuándo se reserva').nullable(),
  politicaCancelacion: PoliticaCancelacion.nullable(),
  confirmacion: z.enum(['inmediata', 'solicitud'], { error: 'Elige cómo confirmas' }),
})
export type Contenido = z.infer<typeof Contenido>
export type CampoContenido = keyof Contenido

export const CampoContenido = z.enum(Object.keys(Contenido.shape) as [CampoContenido, ...CampoContenido[]], {
  error: 'Elige un campo de la lista',
})

export const PASOS_EDICION = ['esencial', 'lugar', 'detalle', 'fotos', 'precio', 'fechas'] as const
export type PasoEdicion = (typeof PASOS_EDICION)[number]
