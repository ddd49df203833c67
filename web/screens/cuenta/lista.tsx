import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Lista as Datos } from '#contract/listas.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useViva } from '#web/components/use-viva.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { VotarForm } from './listas/votar-form.tsx'

export function meta() {
  return metaDeEnlace('Lista para votar')
}

export default function Lista() {
  const { clave = '' } = useParams()
  const isViva = useViva()
  const { data, error, refetch, isFetching } = useQuery<Datos>({
    queryKey: ['lista', clave],
    enabled: isViva,
    staleTime: 0,
    queryFn: ({ signal }) => api.call('verLista', { clave }, { signal }),
  })
  if (error && !data) {
    const isGone = error instanceof ApiError && error.status === 404
    return (
      <ReservaAviso
        isSudden
        title={isGone ? 'Esta lista ya no existe' : 'No pudimos abrir la lista'}
        text={isGone ? 'Pide a quien te la envió un enlace nuevo.' : detalleDe(error)}
      >
        {isGone ? (
          <ButtonLink to="/">Explorar experiencias</ButtonLink>
        ) : (
          <Button status={isFetching ? 'loading' : 'default'} onClick={() => void refetch()}>
            Reintentar
          </Button>
        )}
      </ReservaAviso>
    )
  }
  return (
    <div className="wrap grid max-w-measure gap-6 pt-6 lg:pt-10">
      <PageHead
        title={data ? data.nombre : 'Lista para votar'}
        text={
          data &&
          [
            data.votantes === 0
              ? 'Nadie ha votado todavía.'
              : `${formatCantidad(data.votantes, 'persona votó', 'personas votaron')}.`,
            !data.cerrada && 'Marca lo que te gusta y los días que puedes.',
          ]
            .filter(Boolean)
            .join(' ')
        }
      />
      {data?.cerrada && <Notice title="La votación está cerrada">Estos son los resultados.</Notice>}
      {data ? <VotarForm key={clave} lista={data} clave={clave} /> : <AreaEspera />}
    </div>
  )
}
