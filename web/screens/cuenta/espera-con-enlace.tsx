import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { EstadoEspera } from '#contract/espera.ts'
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

/** The mailed link of a guest: programs that scan mail open it too, so that a person confirms by pressing. */
export default function EsperaConEnlace() {
  const { clave = '' } = useParams()
  const isViva = useViva()
  const queryClient = useQueryClient()
  const queryKey = ['espera', clave]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    enabled: isViva,
    staleTime: 0,
    queryFn: ({ signal }) => api.call('verEnlaceDeEspera', { clave }, { signal }),
  })
  const hacer = useMutation({
    mutationFn: (acto: 'confirmar' | 'retirar') => api.call('usarEnlaceDeEspera', { clave, acto }),
    onSuccess: (espera) => queryClient.setQueryData(queryKey, espera),
  })
  const statusOf = (acto: 'confirmar' | 'retirar') =>
    hacer.isPending && hacer.variables === acto ? 'loading' : 'default'

  if (error && !data)
    return (
      <EnlaceFallido
        error={error}
        fallo="No pudimos abrir tu lista de espera"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <ReservaAviso
        title="Lista de espera"
        drawing={<Spinner size="large" />}
        text={<p role="status">Cargando...</p>}
      />
    )
  return (
    <div className="wrap grid max-w-column gap-6 pt-6 lg:pt-10">
      <PageHead key={data.estado} isSudden={hacer.isSuccess} {...ENCABEZADOS[data.estado]} />
      <EsperaFila espera={data}>
        {data.estado === 'por_confirmar' && (
          <Button className="w-full sm:w-auto" status={statusOf('confirmar')} onClick={() => hacer.mutate('confirmar')}>
            Confirmar mi lugar
          </Button>
        )}
        {!data.oferta && data.estado !== 'por_confirmar' && (
          <ButtonLink to={`/experience/${data.experiencia.slug}`} className="w-full sm:w-auto">
            Ver la experiencia
          </ButtonLink>
        )}
        {data.puedeRetirarse && (
          <Button
            variant="outline"
            className="w-full sm:w-auto"
            status={statusOf('retirar')}
            onClick={() => hacer.mutate('retirar')}
          >
            {data.oferta ? 'Dejar libre el cupo' : data.estado === 'por_confirmar' ? 'No fui yo' : 'Salir de la fila'}
          </Button>
        )}
      </EsperaFila>
      {hacer.error && <FailedLine>{detalleDe(hacer.error)}</FailedLine>}
    </div>
  )
}

const ENCABEZADOS: Record<EstadoEspera, { title: string; text?: string }> = {
  por_confirmar: {
    title: 'Confirma tu lugar en la fila',
    text: 'Con tu correo pidieron un lugar en esta lista de espera. Si fuiste tú, confírmalo: entras en la fila en ese momento.',
  },
  en_espera: { title: 'Estás en la lista de espera' },
  ofrecida: { title: 'Guardamos un cupo para ti' },
  tomada: { title: 'Ya reservaste esta salida' },
  vencida: { title: 'Tu lugar en la fila terminó' },
  retirada: { title: 'Ya no estás en la fila', text: 'No te escribiremos más por esta salida.' },
}
