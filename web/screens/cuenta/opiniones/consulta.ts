import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

export const consultaDeMiResena = (codigo: string) =>
  queryOptions({
    queryKey: ['mi-resena', codigo],
    queryFn: ({ signal }) => api.call('verMiResena', { id: codigo }, { signal }),
    staleTime: 0,
    retry: false,
  })
