import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ACTOS_DE_TOMA } from '#contract/enumeraciones.ts'
import type { CasoConHechos } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { COLAS } from '#web/components/caso-textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EstadoDeCaso } from './casos/casos-tabla.tsx'
import { Historial } from './casos/historial.tsx'
import { PanelDeCaso } from './casos/panel-de-caso.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Caso')
}

export default function CasoDeAdmin() {
  const { id = '' } = useParams()
  const {
    data: caso,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['admin', 'caso', id],
    queryFn: ({ signal }) => api.call('verCaso', { casoId: id }, { signal }),
    staleTime: 0,
  })
  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <AreaAdmin
      title={caso?.titulo ?? 'Caso'}
      seccion="casos"
      text={caso && COLAS[caso.tipo].caso}
      action={
        <ButtonLink variant="outline" to={caso ? `/admin/casos?tipo=${caso.tipo}` : '/admin/casos'}>
          Volver a la cola
        </ButtonLink>
      }
    >
      {() =>
        isUnknown ? (
          <EmptyBlock
            title="No encontramos ese caso"
            action={<ButtonLink to="/admin/casos">Ver los casos</ButtonLink>}
          />
        ) : error && !caso ? (
          <ErrorBlock
            title="No pudimos abrir el caso"
            text={detalleDe(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : caso ? (
          <Abierto caso={caso} />
        ) : (
          <AreaEspera />
        )
      }
    </AreaAdmin>
  )
}

function Abierto({ caso }: { caso: CasoConHechos }) {
  return (
    <div key={caso.id} className="grid grid-cols-1 gap-8">
      <Turno caso={caso} />
      {/* An experience has a list of its own to the right. */}
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-8',
          caso.tipo !== 'experiencia' && 'lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <PanelDeCaso caso={caso} />
        <Historial caso={caso} />
      </div>
    </div>
  )
}

/** Who looks at it; one at a time. */
function Turno({ caso }: { caso: CasoConHechos }) {
  const queryClient = useQueryClient()
  const tomar = useMutation({
    mutationFn: (acto: (typeof ACTOS_DE_TOMA)[number]) => api.call('tomarCaso', { casoId: caso.id, acto }),
    onSuccess: (nuevo) => {
      queryClient.setQueryData(['admin', 'caso', caso.id], nuevo)
      void queryClient.invalidateQueries({ queryKey: ['admin', 'casos'] })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['admin', 'caso', caso.id] }),
  })
  const estado = (acto: string) =>
    tomar.isPending && tomar.variables === acto ? ('loading' as const) : ('default' as const)
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <EstadoDeCaso caso={caso} />
        {caso.estado === 'abierto' &&
          (caso.esMio ? (
            <Button variant="quiet" size="dense" status={estado('soltar')} onClick={() => tomar.mutate('soltar')}>
              Dejarlo libre
            </Button>
          ) : caso.tomadoPor ? null : (
            <Button variant="outline" size="dense" status={estado('tomar')} onClick={() => tomar.mutate('tomar')}>
              Revisar este caso
            </Button>
          ))}
      </p>
      {caso.tomadoPor && !caso.esMio && (
        <Notice
          tone="warning"
          title={`${caso.tomadoPor} está revisando este caso`}
          action={
            <Button variant="outline" size="dense" status={estado('relevar')} onClick={() => tomar.mutate('relevar')}>
              Relevar a {caso.tomadoPor}
            </Button>
          }
        >
          Si lo relevas, queda anotado en el historial.
        </Notice>
      )}
      {caso.esDeOtraPersona && caso.estado === 'abierto' && (
        <Notice tone="info">Tú tomaste la primera decisión: esta la toma otra persona.</Notice>
      )}
      {tomar.error && <Notice tone="danger" role="alert" title={detalleDe(tomar.error)} />}
    </div>
  )
}
