import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** The policies and plans of today, which the administration decides. */
export const useCondiciones = () =>
  useQuery({
    queryKey: ['condiciones'],
    queryFn: ({ signal }) => api.call('verCondiciones', {}, { signal }),
    staleTime: 300_000,
  })
