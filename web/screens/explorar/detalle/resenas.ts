import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { OrdenResena, Resena } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import type { Cliente } from '#web/api/cliente.ts'
import { porPaginas } from '#web/components/por-paginas.ts'

const POR_PAGINA = 6

export type PaginaDeResenas = { items: Resena[]; total: number }

/** Which opinions, and in what order. */
export type VistaDeResenas = { orden: OrdenResena; puntaje: number | null }

export const VISTA_INICIAL: VistaDeResenas = { orden: 'recientes', puntaje: null }

export function pedirResenas(
  cliente: Cliente,
  id: string,
  pagina = 1,
  { orden, puntaje }: VistaDeResenas = VISTA_INICIAL,
  signal?: AbortSignal,
): Promise<PaginaDeResenas> {
  return cliente.page(
    'listarResenas',
    { id, pagina, porPagina: POR_PAGINA, orden, ...(puntaje && { puntaje }) },
    { ...(signal && { signal }) },
  )
}

export const resenasQuery = (id: string, vista: VistaDeResenas) =>
  infiniteQueryOptions({
    queryKey: ['resenas', id, vista],
    queryFn: ({ pageParam, signal }) => pedirResenas(api, id, pageParam, vista, signal),
    placeholderData: keepPreviousData,
    ...porPaginas(POR_PAGINA),
  })
