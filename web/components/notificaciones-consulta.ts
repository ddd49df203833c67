import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** How many the bell has not shown yet; asked again when the person comes back to this tab. */
export const sinLeerQuery = queryOptions({
  queryKey: ['notificaciones', 'sin-leer'],
  queryFn: ({ signal }) => api.call('contarNotificaciones', {}, { signal }),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})
