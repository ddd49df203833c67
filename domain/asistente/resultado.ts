import type { Alternativas, ExperienciaSugerida, FiltrosEntendidos } from '#contract/asistente.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import type { Cancelacion } from '#domain/reglas/clases.ts'
import type { Deseos } from './intencion.ts'

/** The answers of the tools in this turn are the only source of figures for the text. */
export interface Resultado {
  filtros: FiltrosEntendidos
  experiencias: ExperienciaSugerida[]
  total: number
  /** False where there may be more than were counted. */
  exacto: boolean
  pagina: number
  /** Where any of several kinds would do: how many there are of each. */
  porTipo?: { tipo: TipoExperiencia; total: number }[]
  alternativas: (Alternativas & { total: number; deseos: Deseos }) | null
  detalle: { experiencia: ExperienciaDetalle; salidas: Salida[] } | null
  /** Nothing at all is published yet. */
  catalogoVacio?: true
  /** Where a booking was asked about by whom is signed in: the next one of their own, unless a code was named. */
  deMiCuenta?: { proxima: { nombreExperiencia: string; inicio: string } | null }
  /** Where cancelling was asked about: the policies as they stand. */
  politicas?: Cancelacion
}

export const POR_PAGINA = 6
