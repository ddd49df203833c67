import type { TipoExperiencia } from '#contract/comun.ts'
import type { ZonaEscena } from '#contract/escenas-motivos.ts'

/** One weekly pattern of departures. `dias`: ISO weekdays, 1 = Monday … 7 = Sunday. `hora`: local wall time, HH:MM. */
interface HorarioDemo {
  dias: number[]
  hora: string
  cupos: number
}

export interface ExperienciaDemo {
  /** kebab-case, unique in the whole catalogue; part of the public address. */
  slug: string
  /** At most 60 characters, starts with a verb. */
  nombre: string
  /** At most 140 characters. */
  descripcionCorta: string
  /** Two or three paragraphs separated by a blank line, 500 to 900 characters in all. */
  descripcionLarga: string
  tipo: TipoExperiencia
  /** City or locality as a traveller would look it up: 'San Pedro de Atacama'. */
  ciudad: string
  /** Place inside it or near it: 'Valle de la Luna'. Shown after the city. */
  sector: string
  /** Official region code, '01' to '16'. */
  region: string
  /** Official comuna code, five digits. */
  comuna: string
  zona: ZonaEscena
  encuentro: { esCasa?: boolean; direccion: string; indicaciones: string; lat: number; lng: number }
  duracionMinutos: number
  /** Adult price in pesos, 1,000 to 20,000,000. */
  precio: number
  /** Prices of further kinds of participant, where sold. */
  tarifas?: Partial<Record<'nino' | 'adultoMayor' | 'estudiante' | 'residente', number>>
  /** Slug of a ProveedorDemo or an AnfitrionDemo of the same file. */
  operador: string
  itinerario: { titulo: string; detalle: string }[]
  incluye: string[]
  noIncluye: string[]
  llevar: string[]
  idiomas: ('es' | 'en' | 'pt' | 'fr' | 'de')[]
  edadMin: number
  dificultad: 1 | 2 | 3 | 4 | 5
  /** Metres above sea level, where it matters. */
  altitudMax?: number
  accesibilidad: string
  politica: 'flexible' | 'moderada' | 'estricta'
  confirmacion: 'inmediata' | 'solicitud'
  minParticipantes?: number
  horarios: HorarioDemo[]
}

export interface ProveedorDemo {
  slug: string
  nombreComercial: string
  razonSocial: string
  /** Body of the RUT without check digit, 76,000,000 to 77,999,999. */
  rutCuerpo: number
  tipoProveedor:
    | 'Operador turístico'
    | 'Agencia de viajes'
    | 'Guías de turismo'
    | 'Viña'
    | 'Restaurante'
    | 'Centro cultural'
    | 'Turismo comunitario'
    | 'Escuela deportiva'
  descripcion: string
  region: string
  comuna: string
  ciudad: string
  idiomas: string[]
}

export interface AnfitrionDemo {
  slug: string
  nombre: string
  apellido: string
  biografia: string
  region: string
  comuna: string
  ciudad: string
  idiomas: string[]
}

export interface ZonaDemo {
  proveedores: ProveedorDemo[]
  anfitriones: AnfitrionDemo[]
  experiencias: ExperienciaDemo[]
}
