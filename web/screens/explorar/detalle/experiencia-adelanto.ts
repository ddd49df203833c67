import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Experiencia } from '#contract/experiencias.ts'
import type { Pagina } from '#web/screens/explorar/busqueda/experiencias-lista.ts'

/** What a list seen before already told of an experience. */
export function buscarAdelanto(queryClient: QueryClient, id: string): Experiencia | undefined {
  const listas = queryClient.getQueriesData<InfiniteData<Pagina>>({ queryKey: ['experiencias'] })
  return listas
    .flatMap(([, lista]) => lista?.pages.flatMap(({ items }) => items) ?? [])
    .find((each) => each.id === id || each.slug === id)
}
