import { useLocation, useSearchParams } from 'react-router'
import { Pagination } from '#web/ui/pagination.tsx'

export const POR_PAGINA = 24

/** `?pagina=` of the address. */
export function usePagina(): number {
  const [search] = useSearchParams()
  const raw = search.get('pagina') ?? ''
  return /^\d{1,3}$/.test(raw) ? Math.max(1, Number(raw)) : 1
}

/** Pages of a list whose page is kept in the address beside everything else; `state` goes along with each. */
export function PaginaDe({ pagina, total, state }: { pagina: number; total: number; state?: object }) {
  const { pathname, search } = useLocation()
  return (
    <Pagination
      page={pagina}
      state={state}
      totalPages={Math.ceil(total / POR_PAGINA)}
      hrefFor={(each) => {
        const params = new URLSearchParams(search)
        params.set('pagina', String(each))
        return `${pathname}?${params}`
      }}
    />
  )
}
