import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { type Filtros, leerFiltros } from './filtros.ts'

/** The filters of the address; the same object while the address stays the same. */
export function useFiltros(): Filtros {
  const { search } = useLocation()
  return useMemo(() => leerFiltros(new URLSearchParams(search)), [search])
}
