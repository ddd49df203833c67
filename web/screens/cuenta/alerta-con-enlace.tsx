import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ACTOS_DE_ALERTA } from '#contract/enumeraciones.ts'
import type { Alerta, EstadoAlerta } from '#contract/alertas.ts'
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
import { AlertaFila } from './alertas/alerta-fila.tsx'

export function meta() {
  return metaDeEnlace('Búsqueda guardada')
}

/** The mailed link of somebody without an account: programs that scan mail open it too, so that a person confirms by pressing. */
export default function AlertaConEnlace() {
  const { clave = '' } = useParams()
  const isViva = useViva()
  const queryClient = useQueryClient()
  const queryKey = ['alerta', clave]
  const { data, error, refetch, isFetching } = useQuery<Alerta | null>({
    queryKey,
    enabled: isViva,
    staleTime: 0,
    queryFn: ({ signal }) => api.call('verEnlaceDeAlerta', { clave }, { signal }),
  })
  const hacer = useMutation({
    mutationFn: (acto: (typeof ACTOS_DE_ALERTA)[number]) => api.call('usarEnlaceDeAlerta', { clave, acto }),
    onSuccess: (alerta) => queryClient.setQueryData(queryKey, alerta),
  })

  if (error && data === undefined)
    return (
      <EnlaceFallido
        error={error}
        fallo="No pudimos abrir tu búsqueda guardada"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === null) {
    return (
      <ReservaAviso
        isSudden
        title="Búsqueda borrada"
        text="No te escribiremos más por ella, y ya no guardamos tu correo con ella."
      >
        <ButtonLink to="/">Explorar experiencias</ButtonLink>
      </ReservaAviso>
    )
  }
  if (!data)
    return (
      <ReservaAviso
        title="Búsqueda guardada"
        drawing={<Spinner size="large" />}
        text={<p role="status">Cargando...</p>}
      />
    )
  const isPaused = data.estado === 'pausada'
  const isNew = data.estado === 'por_confirmar'
  return (
    <div className="wrap grid max-w-column gap-6 pt-6 lg:pt-10">
      <PageHead key={data.estado} isSudden={hacer.isSuccess} {...ENCABEZADOS[data.estado]} />
      <AlertaFila alerta={data}>
        {isNew ? (
          <Button
            className="col-span-2 sm:w-full"
            status={hacer.isPending && hacer.variables === 'confirmar' ? 'loading' : 'default'}
            onClick={() => hacer.mutate('confirmar')}
          >
            Confirmar mi aviso
          </Button>
        ) : (
          <ButtonLink to={data.enlace} className="col-span-2 sm:w-full">
            Ver mi búsqueda
          </ButtonLink>
        )}
        {data.estado !== 'vencida' && !isNew && (
          <Button
            variant="outline"
            status={hacer.isPending && hacer.variables !== 'borrar' ? 'loading' : 'default'}
            onClick={() => hacer.mutate(isPaused ? 'retomar' : 'pausar')}
          >
            {isPaused ? 'Retomar' : 'Pausar'}
          </Button>
        )}
        <Button
          variant={isNew ? 'outline' : 'quiet'}
          className={isNew ? 'col-span-2 sm:w-full' : ''}
          status={hacer.isPending && hacer.variables === 'borrar' ? 'loading' : 'default'}
          onClick={() => hacer.mutate('borrar')}
        >
          {isNew ? 'No fui yo' : 'Borrar'}
        </Button>
      </AlertaFila>
      {hacer.error && <FailedLine>{detalleDe(hacer.error)}</FailedLine>}
    </div>
  )
}

const ENCABEZADOS: Record<EstadoAlerta, { title: string; text?: string }> = {
  por_confirmar: {
    title: 'Confirma tu búsqueda guardada',
    text: 'Con tu correo pidieron que avisemos cuando aparezca algo así. Si fuiste tú, confírmalo: te avisamos desde ese momento.',
  },
  activa: { title: 'Te avisaremos' },
  pausada: { title: 'Tu búsqueda está en pausa', text: 'No te escribiremos por ella hasta que la retomes.' },
  vencida: { title: 'Tu búsqueda terminó' },
}
