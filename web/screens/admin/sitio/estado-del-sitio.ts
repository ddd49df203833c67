import { api } from '#web/api/api.ts'

/** What is missing, and the account, for the screens that show them. */
export const ESTADO_DEL_SITIO = {
  queryKey: ['admin', 'sitio'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call('verEstadoDelSitio', {}, { signal }),
  staleTime: 0,
}
