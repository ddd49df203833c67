import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { TipoTarifa } from '#contract/experiencias.ts'
import type { Participantes } from '#contract/reservas.ts'
import { MAX_PARTICIPANTES } from '#contract/topes.ts'

const ADULTOS: readonly TipoTarifa[] = ['adulto', 'adultoMayor', 'grupo']

/** Of which kinds one must come along; none where a kind may travel alone, or where no adult is sold. */
export function acompanantesDe(tipo: TipoTarifa, vendidas: readonly TipoTarifa[]): TipoTarifa[] {
  return tipo === 'nino' ? ADULTOS.filter((adulto) => vendidas.includes(adulto)) : []
}

/** Kinds whose price asks for a document at the meeting point. */
export const pideDocumento = (tipo: TipoTarifa): boolean =>
  tipo === 'estudiante' || tipo === 'residente' || tipo === 'adultoMayor'

export function contarUnidades(tipos: readonly TipoTarifa[]): Participantes {
  return Object.fromEntries(
    TIPOS_TARIFA.map((tipo) => [tipo, tipos.filter((t) => t === tipo).length] as const).filter(([, n]) => n > 0),
  )
}

/** How many units one booking takes where so many places are free of so many; a group takes the whole departure. */
export function maxUnidades(
  tipos: readonly TipoTarifa[],
  { vacantes, cupos }: { vacantes: number; cupos: number },
): number {
  if (tipos.every((tipo) => tipo === 'grupo')) return vacantes >= cupos && cupos > 0 ? 1 : 0
  return Math.min(MAX_PARTICIPANTES, vacantes)
}

/** How many there may be, and who may not travel alone. */
export function motivoPorUnidades(tipos: readonly TipoTarifa[], vendidas: readonly TipoTarifa[]): ErrorCode | null {
  if (tipos.length < 1 || tipos.length > MAX_PARTICIPANTES) return 'participantes-invalidos'
  const solo = tipos.some((tipo) => {
    const con = acompanantesDe(tipo, vendidas)
    return con.length > 0 && !tipos.some((otro) => con.includes(otro))
  })
  return solo ? 'participantes-invalidos' : null
}
