import type { TipoTarifa } from '#contract/experiencias.ts'
import type { LineaDePrecio } from '#domain/reservas/precio.ts'
import { juntarLineas } from '#domain/reservas/precio.ts'

export interface UnidadConPrecio {
  uuid: string
  tipo: string
  /** What the public paid for it when it was sold. */
  publico: number
}

/**
 * Of each unit of the new list, the public price that it keeps, or null: one that was there keeps its own, and one that takes the place of another
 * of its kind has that one's. What is added is sold at the price of its moment.
 */
export function preciosQueQuedan(
  ahora: readonly { uuid: string; tipo: string }[],
  antes: readonly UnidadConPrecio[],
): (number | null)[] {
  const libres = [...antes]
  const tomar = (esLa: (una: UnidadConPrecio) => boolean): number | null => {
    const i = libres.findIndex(esLa)
    return i === -1 ? null : libres.splice(i, 1)[0]!.publico
  }
  const propios = ahora.map(({ uuid, tipo }) => tomar((una) => una.uuid === uuid && una.tipo === tipo))
  return propios.map((propio, i) => propio ?? tomar((una) => una.tipo === ahora[i]!.tipo))
}

/** What the public would pay: prices that do not move while the booking lives. */
export const lineasDeUnidades = (unidades: readonly Pick<UnidadConPrecio, 'tipo' | 'publico'>[]): LineaDePrecio[] =>
  juntarLineas(
    unidades.map(({ tipo, publico }) => ({ tipo: tipo as TipoTarifa, cantidad: 1, precioUnitario: publico })),
  )
