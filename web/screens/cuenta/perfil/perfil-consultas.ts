import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** Everything about the person but their companions; private screens ask anew each time. */
export const perfilQuery = queryOptions({
  queryKey: ['perfil'],
  queryFn: ({ signal }) => api.call('verPerfil', {}, { signal }),
  staleTime: 0,
})

export const viajerosQuery = queryOptions({
  queryKey: ['perfil', 'viajeros'],
  queryFn: ({ signal }) => api.call('listarViajerosFrecuentes', {}, { signal }),
  staleTime: 0,
})
