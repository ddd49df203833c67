import { useQuery } from '@tanstack/react-query'
import type { PagoEsperado } from '#contract/liquidaciones.ts'
import { api } from '#web/api/api.ts'
import type { Operador } from './experiencias-propias.tsx'

const LLAMADAS = { anfitrion: 'listarPagosEsperadosDeAnfitrion', proveedor: 'listarPagosEsperadosDeProveedor' } as const

export interface Esperados {
  de(reservaId: string): PagoEsperado | undefined
  falla: Error | null
  reintentar(): void
}

/** What each request would bring; asked for only where there are some, and by whoever may know. */
export function usePagosEsperados(operador: Operador, isAsked: boolean): Esperados {
  const { data, error, refetch } = useQuery({
    queryKey: ['recibidas', operador, 'esperados'],
    queryFn: ({ signal }) => api.call(LLAMADAS[operador], { porPagina: 100 }, { signal }),
    enabled: isAsked,
    staleTime: 0,
  })
  return {
    de: (id) => data?.find(({ reservaId }) => reservaId === id),
    falla: error,
    reintentar: () => void refetch(),
  }
}
