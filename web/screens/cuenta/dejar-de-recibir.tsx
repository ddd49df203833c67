import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { BajaDeCorreo } from '#contract/desuscripciones.ts'
import { EnlaceFallido } from '#web/components/enlace-fallido.tsx'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useViva } from '#web/components/use-viva.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const TITULO = 'Dejar de recibir correos'
const QUE_PASA: Record<BajaDeCorreo, string> = {
  alerta:
    'Pausamos esa búsqueda guardada: no te escribimos más por ella. Puedes retomarla desde cualquiera de sus correos.',
  espera: 'Sales de esa lista de espera. Si tenías cupos guardados, pasan a la siguiente persona.',
  'avisos-alerta': 'No te escribimos más por tus búsquedas guardadas. Los avisos siguen en tu cuenta.',
  'avisos-espera':
    'No te escribimos más por tus listas de espera. Los avisos siguen en tu cuenta, también los de cupos que se liberan.',
}

export function meta() {
  return metaDeEnlace(TITULO)
}

/** The link at the foot of a mail that was subscribed to: programs that scan mail open it too, so that a person presses. */
export default function DejarDeRecibir() {
  const { de = '', clave = '' } = useParams()
  const isViva = useViva()
  const enlace = { de: de as BajaDeCorreo, clave }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['desuscripcion', de, clave],
    enabled: isViva,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => api.call('verDesuscripcion', enlace, { signal }),
  })
  const dejar = useMutation({ mutationFn: () => api.call('dejarDeRecibir', enlace) })
  if (error && !data)
    return (
      <EnlaceFallido
        error={error}
        fallo="No pudimos abrir este enlace"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return <ReservaAviso title={TITULO} drawing={<Spinner size="large" />} text={<p role="status">Cargando...</p>} />
  if (dejar.isSuccess || !data.recibe) {
    return (
      <ReservaAviso
        isSudden={dejar.isSuccess}
        title="Listo: no te escribimos más por esto"
        text={
          data.de.startsWith('avisos-')
            ? 'En la configuración de tu cuenta puedes volver a recibirlos.'
            : 'Los correos de tus reservas te llegan igual.'
        }
      >
        <ButtonLink to={data.de.startsWith('avisos-') ? '/configuracion' : '/'}>
          {data.de.startsWith('avisos-') ? 'Ir a la configuración' : 'Explorar experiencias'}
        </ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <ReservaAviso title={TITULO} text={QUE_PASA[data.de]}>
      <Button status={dejar.isPending ? 'loading' : 'default'} onClick={() => dejar.mutate()}>
        Dejar de recibirlos
      </Button>
      {dejar.error && <FailedLine>{detalleDe(dejar.error)}</FailedLine>}
    </ReservaAviso>
  )
}
