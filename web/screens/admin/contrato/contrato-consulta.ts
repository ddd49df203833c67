import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

export const contratoQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'empresa', id, 'contrato'],
    queryFn: ({ signal }) => api.call('verContratoDeEmpresa', { id }, { signal }),
    staleTime: 0,
  })
