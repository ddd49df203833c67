import type { TipoExperiencia } from '#contract/comun.ts'
import type { Orden } from '#contract/experiencias.ts'
import type { Calendario } from './fechas/feriados.ts'
import type { Fecha } from '#domain/fechas.ts'

/** A city of the catalogue, with the centre of what is offered there. */
export interface Ciudad {
  nombre: string
  /** Official region code. */
  region: string
  lat: number
  lng: number
}

/** One place to look in: a city as the catalogue spells it, or a region by code. */
export type Lugar = { ciudad: string } | { region: string }

/** The places of one wish, and how people call them together. */
export interface Zona {
  /** 'Chiloé', 'el norte', 'cerca de Santiago'; for the answer. */
  nombre: string
  /** Any of these; empty where the catalogue has nothing there. */
  lugares: Lugar[]
  /** The named place itself, where it is not in the catalogue: what is near comes in its stead. */
  ausente?: Ausente
  /** No place that anybody knows: nothing is near it. */
  desconocida?: { comoSeDijo: string }
}

/** A town by its point, or where that is not known by its region. */
type Ausente = { nombre: string } & ({ lat: number; lng: number } | { region: string })

/** Calendar dates, one day or a range; a range may be open at one end. */
export interface Cuando {
  fecha?: Fecha
  desde?: Fecha
  hasta?: Fecha
}

export type Nivel = 'suave' | 'exigente'

/** A language that a guide may speak, besides Spanish. */
export type IdiomaDeGuia = 'en' | 'pt' | 'fr' | 'de' | 'it'

/** Everything that is wished so far in a conversation. */
export interface Deseos {
  zona: Zona | null
  tipos: TipoExperiencia[]
  /** Words to look for in the texts of the catalogue. */
  temas: string[]
  /** Any of the kinds and matters will do: 'trekking o kayak'. */
  cualquiera: boolean
  participantes: number | null
  precioMin: number | null
  precioMax: number | null
  cuando: Cuando | null
  orden: Orden | null
  nivel: Nivel | null
  guia: IdiomaDeGuia | null
  /** Age of the youngest child, where told; children without age are `ninos`. */
  edad: number | null
  ninos: boolean
  sinTipos: TipoExperiencia[]
  sinTemas: string[]
  sinCiudades: string[]
}

export const SIN_DESEOS: Deseos = {
  zona: null,
  tipos: [],
  temas: [],
  cualquiera: false,
  participantes: null,
  precioMin: null,
  precioMax: null,
  cuando: null,
  orden: null,
  nivel: null,
  guia: null,
  edad: null,
  ninos: false,
  sinTipos: [],
  sinTemas: [],
  sinCiudades: [],
}

export const TEMAS_DE_AYUDA = [
  'cancelar',
  'devolucion',
  'pago',
  'medios',
  'clima',
  'cambio',
  'entrada',
  'invitado',
  'contacto',
  'idiomas',
  'ninos',
  'seguridad',
  'accesibilidad',
  'mascotas',
  'retraso',
  'anfitrion',
  'cuenta',
  'empresa',
  'opiniones',
  'regalo',
  'cupos',
  'confirmacion',
  'precio',
  'factura',
  'privacidad',
  'asistente',
  'traslado',
  'alojamiento',
  'dieta',
  'reclamo',
  'llevar',
  'reserva',
  'cierres',
  'parques',
] as const
export type TemaDeAyuda = (typeof TEMAS_DE_AYUDA)[number]

/** Beside these, what there is where they were asked about. */
export const CON_OFERTA: ReadonlySet<TemaDeAyuda> = new Set<TemaDeAyuda>(['clima', 'reserva', 'parques'])

export type Acto =
  | 'buscar'
  | 'ayuda'
  | 'detalle'
  | 'saludo'
  | 'gracias'
  | 'despedida'
  | 'insulto'
  | 'peligro'
  | 'tarjeta'
  | 'ajeno'
  | 'instrucciones'
  | 'identidad'
  | 'reinicio'
  | 'no_entendido'

/** Something that was read and could not be used as it stands. */
export type Aviso =
  | {
      clase:
        | 'fecha-imposible'
        | 'fecha-pasada'
        | 'precio-contradictorio'
        | 'precio-dudoso'
        | 'otra-moneda'
        | 'salud'
        | 'gratis'
        | 'grupo-grande'
        | 'accesibilidad'
        | 'hora'
        | 'mas-cerca'
        | 'mascotas'
        | 'dieta'
        | 'tarifas'
        | 'cierre'
        | 'clima'
    }
  | { clase: 'fuera-de-chile'; lugar: string }

export type Idioma = 'es' | 'en' | 'pt'

export type Asunto =
  | 'precio'
  | 'cupos'
  | 'cancelacion'
  | 'requisitos'
  | 'incluye'
  | 'encuentro'
  | 'duracion'
  | 'idiomas'
  | 'todo'

export interface Detalle {
  /** Position among those shown, from 1; -1 is the last. */
  posicion: number
  asunto: Asunto
}

export interface Intencion {
  acto: Acto
  deseos: Deseos
  ayuda: TemaDeAyuda | null
  /** The code of a booking stood in the message. */
  conCodigo?: true
  detalle: Detalle | null
  /** What a search asks of what it names, told where that is a single one: '¿cuánto dura el trekking a las Torres?'. */
  asunto: Asunto | null
  /** Page of the same search, from 1. */
  pagina: number
  idioma: Idioma
  avisos: Aviso[]
}

export interface Contexto {
  hoy: Fecha
  ciudades: readonly Ciudad[]
  /** Holidays and school breaks; without them, those the product came with. */
  calendario?: Calendario | undefined
  previos: Deseos | null
  paginaPrevia: number
  /** How many experiences were shown last. */
  mostradas: number
  /** Which of them was asked about last. */
  vista?: number | undefined
}

/** The port of the understanding: rules now, perhaps a model later. */
export type Entender = (mensaje: string, contexto: Contexto) => Intencion | Promise<Intencion>
