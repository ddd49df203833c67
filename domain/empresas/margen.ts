import { SOBRE_QUE } from '#contract/enumeraciones/empresas.ts'
import type { EstadoDeLinea, SobreQue } from '#contract/contratos.ts'
import type { Fecha } from '#domain/fechas.ts'
import type { PuntosBase } from '#domain/pesos.ts'

/** What a company buys, by each of the names under which its contract may speak of it. */
export type Vendible = Record<SobreQue, string>

export const vendibleDe = (e: {
  experienciaId: string
  proveedorId: string | null
  anfitrionId: string | null
  tipoExperiencia: string
}): Vendible => ({
  experiencia: e.experienciaId,
  operador: e.proveedorId ?? e.anfitrionId ?? '',
  categoria: e.tipoExperiencia,
})

export interface LineaDeContrato {
  sobre: SobreQue
  /** Which one: its id, or the name of the category. */
  objeto: string
  margen: PuntosBase
  /** Both days included; null: without an end. */
  desde: Fecha
  hasta: Fecha | null
}

export interface Contrato {
  /** For all that no line speaks of. */
  margen: PuntosBase
  /** Those that nobody ended. */
  lineas: readonly LineaDeContrato[]
}

/** The commission for each thing that is bought; of a company, in force when it was asked for. */
export type MargenPara = (vendible: Vendible) => PuntosBase

/** The commission on the day of contracting: that of the most particular line in force. */
export function margenDe({ margen, lineas }: Contrato, vendible: Vendible, dia: Fecha): PuntosBase {
  const rigen = lineas.filter(
    (linea) => linea.objeto === vendible[linea.sobre] && estadoDeLinea(linea, dia) === 'vigente',
  )
  return (
    SOBRE_QUE.map((sobre) => rigen.find((linea) => linea.sobre === sobre)).find((linea) => linea !== undefined)
      ?.margen ?? margen
  )
}

export function estadoDeLinea({ desde, hasta }: Pick<LineaDeContrato, 'desde' | 'hasta'>, dia: Fecha): EstadoDeLinea {
  if (dia < desde) return 'por_empezar'
  return hasta !== null && hasta < dia ? 'terminada' : 'vigente'
}

/** Two lines about the same may not share a day: neither would be the more particular. */
export function seCruzan(una: Omit<LineaDeContrato, 'margen'>, otra: Omit<LineaDeContrato, 'margen'>): boolean {
  const empiezaAntesDelFin = (a: Fecha, fin: Fecha | null): boolean => fin === null || a <= fin
  return (
    una.sobre === otra.sobre &&
    una.objeto === otra.objeto &&
    empiezaAntesDelFin(una.desde, otra.hasta) &&
    empiezaAntesDelFin(otra.desde, una.hasta)
  )
}
