import type { FiltrosEntendidos } from '#contract/asistente.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import type {
  Acto,
  Asunto,
  Aviso,
  Detalle,
  Idioma,
  IdiomaDeGuia,
  Nivel,
  TemaDeAyuda,
} from '#domain/asistente/intencion.ts'

/** The day on which every dialogue takes place: a Saturday. */
export const HOY = '2026-11-21'

/** What somebody says, and what has to be understood; an act that is not named is a search. */
export interface Turno {
  dice: string
  acto?: Acto
  ayuda?: TemaDeAyuda
  filtros?: FiltrosEntendidos
  /** How the place is called where it is no single city. */
  zona?: string
  /** Where several kinds are wished. */
  tipos?: TipoExperiencia[]
  /** Where any of several kinds and matters will do. */
  cualquiera?: true
  nivel?: Nivel
  guia?: IdiomaDeGuia
  asunto?: Asunto
  edad?: number
  ninos?: boolean
  /** Kinds, matters and cities that are ruled out. */
  sin?: string[]
  pagina?: number
  detalle?: Detalle
  avisos?: Aviso['clase'][]
  idioma?: Idioma
}

/** Turns of one conversation, in order. */
export type Dialogo = readonly Turno[]
