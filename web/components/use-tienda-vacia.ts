import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** Whether nothing at all is for sale; `servida` is what the server knew already, and only where it did not is it asked. */
export function useTiendaVacia(isAsked: boolean, servida?: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['estadisticas'],
    queryFn: ({ signal }) => api.call('verEstadisticas', {}, { signal }),
    enabled: isAsked && servida === undefined,
  })
  return servida ?? (isAsked && data?.totalExperiences === 0)
}
