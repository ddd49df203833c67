import { POLITICAS } from '#contract/enumeraciones/experiencias.ts'
import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { Participantes } from '#contract/reservas.ts'
import { calcularTotal, plazasDe, type TarifaVendida } from './precio.ts'

const HORA_MS = 3_600_000
const HORAS_PARA_ELEGIR = 48
const HORAS_ANTES_DE_LA_SALIDA = 24
/** Less than this is no time to choose: everything goes back at once. */
const HORAS_MINIMAS = 12
const DIAS_CERCANOS = 3

/** A booking whose operator was suspended. */
export interface Varada {
  operadorId: string
  ciudad: string
  tipo: string
  inicio: Date
  politica: PoliticaCancelacion
  participantes: Participantes
  plazas: number
  pagado: number
}

/** A departure of somebody else that could take it. */
export interface Alternativa {
  operadorId: string
  ciudad: string
  tipo: string
  inicio: Date
  cierreVentas: Date
  politica: PoliticaCancelacion
  confirmacion: 'inmediata' | 'solicitud'
  /** It runs only if enough people come, and that is not decided yet. */
  esperaMinimo: boolean
  /** It asks something before it can be booked: where to be picked up, an answer. */
  pideDatos: boolean
  libres: number
  cuposPorGrupo: number
  tarifas: readonly TarifaVendida[]
}

/** Until when its buyer may choose another departure; null where there is no time for that. */
export function venceParaMudarse(inicio: Date, ahora: Date): Date | null {
  const vence = Math.min(
    ahora.getTime() + HORAS_PARA_ELEGIR * HORA_MS,
    inicio.getTime() - HORAS_ANTES_DE_LA_SALIDA * HORA_MS,
  )
  return vence - ahora.getTime() < HORAS_MINIMAS * HORA_MS ? null : new Date(vence)
}

/**
 * What the booking would cost there; null where it is not the same thing for no more money: another city or kind, another week, seats or
 * answers missing, or a policy by which that operator would owe more than they promise. `hasta`: it must still be for sale then.
 */
export function precioDeAlternativa(varada: Varada, otra: Alternativa, hasta: Date): number | null {
  if (otra.operadorId === varada.operadorId || otra.ciudad !== varada.ciudad || otra.tipo !== varada.tipo) return null
  if (Math.abs(otra.inicio.getTime() - varada.inicio.getTime()) > DIAS_CERCANOS * 24 * HORA_MS) return null
  if (otra.cierreVentas <= hasta || otra.inicio <= hasta) return null
  if (otra.confirmacion !== 'inmediata' || otra.esperaMinimo || otra.pideDatos || otra.libres < varada.plazas)
    return null
  if (POLITICAS.indexOf(otra.politica) > POLITICAS.indexOf(varada.politica)) return null
  if (plazasDe(varada.participantes, otra.cuposPorGrupo) !== varada.plazas) return null
  const precio = calcularTotal(otra.tarifas, varada.participantes)
  return precio.motivo === null && precio.total <= varada.pagado ? precio.total : null
}
