import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

export const configuracionDePago = {
  queryKey: ['configuracion-de-pago'],
  queryFn: () => api.call('verConfiguracionDePago', {}),
}

/** Whether nothing can be paid on this site; not so while it is unknown, since the server refuses then. */
export function usePagosApagados(): boolean {
  return useQuery(configuracionDePago).data?.modo === 'ninguno'
}
