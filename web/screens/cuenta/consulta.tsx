import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import type { ConsultaEscrita } from '#web/components/consulta-campos.tsx'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { ConsultaHilo } from './consultas/consulta-hilo.tsx'

export function meta() {
  return [{ title: tituloDe('Tu consulta') }, { name: 'robots', content: 'noindex' }]
}

export default function Consulta() {
  return (
    <AreaPrivada area="viajero" title="Tu consulta" back={<BackLink to="/consultas">Consultas</BackLink>}>
      {() => <Propia />}
    </AreaPrivada>
  )
}

function Propia() {
  const { id = '' } = useParams()
  const queryClient = useQueryClient()
  const queryKey = ['consulta', id]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => api.call('verConsultaPropia', { consultaId: id }, { signal }),
  })
  const preguntar = useMutation({
    mutationFn: ({ texto }: ConsultaEscrita) => api.call('preguntarOtraVez', { consultaId: id, texto }),
    onSuccess: (consulta) => {
      queryClient.setQueryData(queryKey, consulta)
      return queryClient.invalidateQueries({ queryKey: ['consultas'] })
    },
  })
  if (error instanceof ApiError && error.status === 404 && !data)
    return (
      <EmptyBlock
        title="No encontramos esa consulta"
        text={detalleDe(error)}
        action={<ButtonLink to="/consultas">Ver mis consultas</ButtonLink>}
      />
    )
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos abrir tu consulta"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <div className="max-w-column">
      <ConsultaHilo consulta={data} preguntar={preguntar} />
    </div>
  )
}
