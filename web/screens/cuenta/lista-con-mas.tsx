import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { MasDeLaLista } from '#web/components/mas-de-la-lista.tsx'
import { porPaginas } from '#web/components/por-paginas.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'

const POR_PAGINA = 12

interface ListaConMasProps<T> {
  queryKey: QueryKey
  pedir(tramo: { pagina: number; porPagina: number }, signal: AbortSignal): Promise<{ items: T[]; total: number }>
  /** What it says when nothing came. */
  fallo: string
  vacia: ReactNode
  children(item: T): ReactNode
}

/** What a person has of something, more of it at each 'Mostrar más'. */
export function ListaConMas<T extends { id: string }>({
  queryKey,
  pedir,
  fallo,
  vacia,
  children,
}: ListaConMasProps<T>) {
  const lista = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => pedir({ pagina: pageParam, porPagina: POR_PAGINA }, signal),
    ...porPaginas(POR_PAGINA),
    staleTime: 0,
  })
  const { data, error, refetch, isFetching } = lista
  if (error && !data)
    return <ErrorBlock title={fallo} text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <AreaEspera />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return vacia
  return (
    <div className="grid max-w-column gap-4">
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      <MasDeLaLista lista={lista} />
    </div>
  )
}
