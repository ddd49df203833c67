import { MAX_POR_PAGINA } from '#contract/comun.ts'
import type { Page } from './ctx.ts'

export interface Paginado {
  pagina?: number | undefined
  porPagina?: number | undefined
}

export interface Tramo<Limite = number | null> {
  /** Null: no limit. */
  limit: Limite
  offset: number
}

const POR_PAGINA = 24

/** The rows that a list is asked for; `sinPagina` of them where neither field is sent (contract, section 3). */
export function tramoDe(paginado: Paginado): Tramo<number>
export function tramoDe<T extends number | null>(paginado: Paginado, sinPagina: T): Tramo<T | number>
export function tramoDe({ pagina, porPagina }: Paginado, sinPagina: number | null = POR_PAGINA): Tramo {
  if (pagina === undefined && porPagina === undefined) return { limit: sinPagina, offset: 0 }
  const limit = porPagina ?? POR_PAGINA
  return { limit, offset: ((pagina ?? 1) - 1) * limit }
}

/** A page of what is already at hand. */
export function paginar<T>(todos: readonly T[], paginado: Paginado): Page<T> {
  const { limit, offset } = tramoDe(paginado, null)
  return { items: limit === null ? [...todos] : todos.slice(offset, offset + limit), total: todos.length }
}

/** Asked for whole, a long list gives its first part: by how many it goes on after that, in pages that a caller may ask for. */
export function cortadaEn(dadas: number, total: number): number | null {
  if (dadas === 0 || dadas >= total) return null
  return (
    Array.from({ length: MAX_POR_PAGINA }, (_, i) => MAX_POR_PAGINA - i).find((porPagina) => dadas % porPagina === 0) ??
    null
  )
}
