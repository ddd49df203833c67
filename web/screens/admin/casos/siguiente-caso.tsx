import { useQuery } from '@tanstack/react-query'
import type { CasoConHechos } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The way on after a decision: the oldest case that is left in the queue. */
export function SiguienteCaso({ caso: { id, tipo } }: { caso: Pick<CasoConHechos, 'id' | 'tipo'> }) {
  const { data } = useQuery({
    queryKey: ['admin', 'siguiente', tipo, id],
    queryFn: ({ signal }) => api.call('listarCasos', { tipo, de: 'libres', porPagina: 2 }, { signal }),
    staleTime: 0,
  })
  const siguiente = data?.find((otro) => otro.id !== id)
  return siguiente ? (
    <ButtonLink to={`/admin/casos/${siguiente.id}`}>Siguiente caso</ButtonLink>
  ) : (
    <ButtonLink variant="outline" to="/admin/dashboard">
      Volver al panel
    </ButtonLink>
  )
}
