import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ConsultaEscrita } from '#web/components/consulta-campos.tsx'
import { EnlaceFallido } from '#web/components/enlace-fallido.tsx'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useViva } from '#web/components/use-viva.ts'
import { api } from '#web/api/api.ts'
import { tituloDe } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ConsultaHilo } from './consultas/consulta-hilo.tsx'

export function meta() {
  return [
    { title: tituloDe('Tu consulta') },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** What somebody asked without an account, by the link that was mailed with the answer. */
export default function ConsultaConEnlace() {
  const { clave = '' } = useParams()
  const isViva = useViva()
  const queryClient = useQueryClient()
  const queryKey = ['consulta', 'enlace', clave]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    enabled: isViva,
    staleTime: 0,
    queryFn: ({ signal }) => api.call('verConsultaConEnlace', { clave }, { signal }),
  })
  const preguntar = useMutation({
    mutationFn: (escrita: ConsultaEscrita) => api.call('preguntarOtraVezConEnlace', { clave, ...escrita }),
    onSuccess: (consulta) => queryClient.setQueryData(queryKey, consulta),
  })
  if (error && !data)
    return (
      <EnlaceFallido
        error={error}
        fallo="No pudimos abrir tu consulta"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <ReservaAviso
        title="Tu consulta"
        drawing={<Spinner size="large" />}
        text={<p role="status">Abriendo tu consulta...</p>}
      />
    )
  return (
    <div className="wrap grid max-w-column grid-cols-1 gap-6 pt-6 lg:pt-10">
      <PageHead
        title="Tu consulta"
        text={
          data.estado === 'en_espera' ? 'Guarda la dirección de esta página: con ella ves la respuesta.' : undefined
        }
      />
      <ConsultaHilo consulta={data} preguntar={preguntar} />
    </div>
  )
}
