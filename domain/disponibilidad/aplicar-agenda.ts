import type { EstadoSalida, CausaDeCierre } from '#contract/enumeraciones/salidas.ts'
import type { SalidaPrevista } from './agenda.ts'

/** A salida that exists already, with the places that somebody holds. */
export interface Existente {
  id: string
  inicioUtc: Date
  cupos: number
  /** Set by hand for this one alone. */
  cuposFijados: boolean
  vivas: number
  estado: EstadoSalida
  cierreCausa: CausaDeCierre | null
}

export interface Conflicto {
  salidaId: string
  inicioUtc: Date
  vivas: number
  /** `fuera`: the agenda has no such departure; `cupos`: it has it with other places. */
  tipo: 'fuera' | 'cupos'
}

export interface Cambios {
  crear: SalidaPrevista[]
  reabrir: { id: string; cupos: number }[]
  retirar: { id: string; inicioUtc: Date }[]
  ajustar: { id: string; cupos: number }[]
  conflictos: Conflicto[]
}

/** What follows from an agenda for the departures there are. Whoever bought is left alone, and named. */
export function compararAgenda(previstas: readonly SalidaPrevista[], existentes: readonly Existente[]): Cambios {
  const porInicio = new Map(existentes.map((existente) => [existente.inicioUtc.getTime(), existente]))
  const cambios: Cambios = { crear: [], reabrir: [], retirar: [], ajustar: [], conflictos: [] }
  const queridas = new Set<number>()
  for (const prevista of previstas) {
    queridas.add(prevista.inicioUtc.getTime())
    const existente = porInicio.get(prevista.inicioUtc.getTime())
    if (existente) mantener(cambios, prevista, existente)
    else cambios.crear.push(prevista)
  }
  for (const existente of existentes) {
    if (queridas.has(existente.inicioUtc.getTime()) || existente.estado === 'cancelada') continue
    if (existente.vivas > 0) cambios.conflictos.push(conflictoDe(existente, 'fuera'))
    else if (existente.estado === 'abierta') cambios.retirar.push({ id: existente.id, inicioUtc: existente.inicioUtc })
  }
  return cambios
}

function mantener(cambios: Cambios, { cupos }: SalidaPrevista, existente: Existente): void {
  if (existente.estado === 'cancelada') return
  const cambia = existente.cupos !== cupos && !existente.cuposFijados
  if (existente.estado === 'cerrada' && (existente.cierreCausa === 'patron' || existente.cierreCausa === 'dia')) {
    cambios.reabrir.push({ id: existente.id, cupos: cambia && existente.vivas === 0 ? cupos : existente.cupos })
  } else if (cambia && existente.vivas === 0) cambios.ajustar.push({ id: existente.id, cupos })
  if (cambia && existente.vivas > 0) cambios.conflictos.push(conflictoDe(existente, 'cupos'))
}

const conflictoDe = ({ id, inicioUtc, vivas }: Existente, tipo: Conflicto['tipo']): Conflicto => ({
  salidaId: id,
  inicioUtc,
  vivas,
  tipo,
})
