import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EnlaceFallido } from '#web/components/enlace-fallido.tsx'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useViva } from '#web/components/use-viva.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { EsperaFila } from './espera/espera-fila.tsx'

export function meta() {
  return metaDeEnlace('Lista de espera')
}

/** The mailed link of a guest: opening it confirms the place in the line. */
export default function EsperaConEnlace() {
  const { clave = '' } = useParams()
  const isViva = useViva()
  const queryClient = useQueryClient()
  const queryKey = ['espera', clave]
  // Asked by the browser alone: programs that follow the links of a mail confirm nothing.
  const { data, error, refetch, isFetching } = useQuery({ queryKey, enabled: isViva, staleTime: 0, queryFn: ({ signal }) => api.call('usarEnlaceDeEspera', { clave, acto: 'confirmar' }, { signal }) })
  const salir = useMutation({ mutationFn: () => api.call('usarEnlaceDeEspera', { clave, acto: 'retirar' }), onSuccess: (espera) => queryClient.setQueryData(queryKey, espera) })

  if (error && !data) return <EnlaceFallido error={error} fallo="No pudimos abrir tu lista de espera" isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <ReservaAviso title="Lista de espera" drawing={<Spinner size="large" />} text={<p role="status">Confirmando tu lugar...</p>} />
  return (
    <div className="wrap grid max-w-column gap-6 pt-6 lg:pt-10">
      <PageHead title={data.estado === 'en_espera' ? 'Estás en la lista de espera' : 'Lista de espera'} />
      <EsperaFila espera={data}>
        {!data.oferta && (
          <ButtonLink to={`/experience/${data.experiencia.slug}`} className="w-full sm:w-auto">
            Ver la experiencia
          </ButtonLink>
        )}
        {data.puedeRetirarse && (
          <Button variant="outline" status={salir.isPending ? 'loading' : 'default'} onClick={() => salir.mutate()}>
            {data.oferta ? 'Dejar libre el cupo' : 'Salir de la fila'}
          </Button>
        )}
      </EsperaFila>
      {salir.error && <FailedLine>{detalleDe(salir.error)}</FailedLine>}
    </div>
  )
}
