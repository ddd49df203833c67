import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Espera } from '#contract/espera.ts'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { EsperaFila } from './espera/espera-fila.tsx'

const POR_PAGINA = 12

export function meta() {
  return [{ title: tituloDe('Lista de espera') }, { name: 'robots', content: 'noindex' }]
}

export default function ListaDeEspera() {
  return (
    <AreaPrivada area="viajero" title="Lista de espera" text="Las salidas llenas que esperas. Si se libera un cupo, te lo guardamos por 60 minutos.">
      {() => <Lista />}
    </AreaPrivada>
  )
}

function Lista() {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['esperas'],
    queryFn: ({ pageParam, signal }) => api.page('listarEsperas', { pagina: pageParam, porPagina: POR_PAGINA }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, last) => (last * POR_PAGINA < total ? last + 1 : undefined),
    staleTime: 0,
  })
  if (error && !data) return <ErrorBlock title="No pudimos cargar tu lista de espera" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <AreaEspera />
  const esperas = data.pages.flatMap((page) => page.items)
  if (esperas.length === 0) {
    return (
      <EmptyBlock
        drawing={<img src="/escenas/vacio-entradas.svg" alt="" width={160} height={160} />}
        title="No esperas ningún cupo"
        text="Cuando una salida está llena, elige ese día y toca «Avísame si se libera un cupo»"
        action={<ButtonLink to="/">Explorar experiencias</ButtonLink>}
      />
    )
  }
  return (
    <div className="grid max-w-column gap-4">
      <ul className="grid gap-4">
        {esperas.map((espera) => (
          <li key={espera.id}>
            <EsperaFila espera={espera}>{espera.puedeRetirarse && <Salir espera={espera} />}</EsperaFila>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" className="justify-self-start" status={isFetchingNextPage ? 'loading' : 'default'} onClick={() => void fetchNextPage()}>
          Mostrar más
        </Button>
      )}
    </div>
  )
}

function Salir({ espera }: { espera: Espera }) {
  const queryClient = useQueryClient()
  const salir = useMutation({ mutationFn: () => api.call('retirarEspera', { id: espera.id }), onSuccess: () => queryClient.invalidateQueries({ queryKey: ['esperas'] }) })
  return (
    <>
      <Button variant="outline" status={salir.isPending ? 'loading' : 'default'} onClick={() => salir.mutate()}>
        {espera.oferta ? 'Dejar libre el cupo' : 'Salir de la fila'}
      </Button>
      {salir.error && (
        <p role="alert" className="font-medium text-danger">
          {detalleDe(salir.error)}
        </p>
      )}
    </>
  )
}
