import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ResenaDeProveedor } from '#contract/proveedores.ts'
import { api } from '#web/api/api.ts'
import type { Cliente } from '#web/api/cliente.ts'

const POR_PAGINA = 6

export type PaginaDeOpiniones = { items: ResenaDeProveedor[]; total: number }

export const pedirOpiniones = (
  cliente: Cliente,
  id: string,
  pagina = 1,
  signal?: AbortSignal,
): Promise<PaginaDeOpiniones> =>
  cliente.page('listarOpinionesDeProveedor', { id, pagina, porPagina: POR_PAGINA }, { ...(signal && { signal }) })

export const opinionesDeProveedorQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['opiniones-de-proveedor', id],
    queryFn: ({ pageParam, signal }) => pedirOpiniones(api, id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, last) => (last * POR_PAGINA < total ? last + 1 : undefined),
  })
