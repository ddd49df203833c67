import { useLocation, useSearchParams } from 'react-router'
import { Pagination } from '#web/ui/pagination.tsx'

export const POR_PAGINA = 24

/** `?pagina=` of the address; where two lists share one, each has a name of its own. */
export function usePagina(clave = 'pagina'): number {
  const [search] = useSearchParams()
  const raw = search.get(clave) ?? ''
  return /^\d{1,3}$/.test(raw) ? Math.max(1, Number(raw)) : 1
}

/** Pages of a list whose page is kept in the address beside everything else; `state` goes along with each. */
export function PaginaDe({
  pagina,
  total,
  state,
  clave = 'pagina',
}: {
  pagina: number
  total: number
  state?: object
  clave?: string
}) {
  const { pathname, search } = useLocation()
  return (
    <Pagination
      page={pagina}
      state={state}
      totalPages={Math.ceil(total / POR_PAGINA)}
      hrefFor={(each) => {
        const params = new URLSearchParams(search)
        params.set(clave, String(each))
        return `${pathname}?${params}`
      }}
    />
  )
}
