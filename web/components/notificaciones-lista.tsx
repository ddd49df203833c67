import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { Link } from 'react-router'
import type { Notificacion } from '#contract/notificaciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { type ContextoDeCampana, LLAMADAS, sinLeerQuery } from './notificaciones-consulta.ts'
import { porPaginas } from './por-paginas.ts'

const POR_PAGINA = 10

const listaQuery = (contexto: ContextoDeCampana) =>
  infiniteQueryOptions({
    queryKey: ['notificaciones', contexto, 'lista'],
    queryFn: ({ pageParam, signal }) =>
      api.page(LLAMADAS[contexto].listar, { pagina: pageParam, porPagina: POR_PAGINA }, { signal }),
    ...porPaginas(POR_PAGINA),
    staleTime: 0,
  })

const AJUSTES: Record<ContextoDeCampana, string> = { cliente: '/configuracion', proveedor: '/proveedor/avisos' }

type ListaProps = { contexto: ContextoDeCampana; onClose: () => void }

/** What the bell holds, the newest first; one that is opened is read. */
export default function NotificacionesLista({ contexto, onClose }: ListaProps) {
  const { data } = useInfiniteQuery(listaQuery(contexto))
  const { leerTodas } = useLeer(contexto)
  const haySinLeer = data?.pages.some((page) => page.items.some(({ leida }) => !leida)) ?? false
  return (
    <>
      <div className="sticky -top-4 z-10 -m-4 mb-0 flex min-h-15 flex-wrap items-center justify-between gap-x-3 border-b border-border bg-raised px-4 py-2">
        <h2 className="font-sans text-body font-semibold">Notificaciones</h2>
        {haySinLeer && (
          <Button
            variant="quiet"
            size="dense"
            className="-mr-3"
            status={leerTodas.isPending ? 'loading' : 'default'}
            onClick={() => leerTodas.mutate()}
          >
            Marcar todas como leídas
          </Button>
        )}
      </div>
      {leerTodas.error && (
        <p role="alert" className="pt-2 text-small text-danger">
          {detalleDe(leerTodas.error)}
        </p>
      )}
      <Filas contexto={contexto} onClose={onClose} />
      <Link
        to={AJUSTES[contexto]}
        onClick={onClose}
        className="mt-2 flex min-h-11 items-center justify-center border-t border-border pt-2 font-medium text-primary"
      >
        Elegir qué avisos recibo
      </Link>
    </>
  )
}

function Filas({ contexto, onClose }: ListaProps) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    listaQuery(contexto),
  )
  const { leer } = useLeer(contexto)
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (error && !data)
    return (
      <ErrorBlock
        className="mt-4"
        title="No pudimos cargar tus notificaciones"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <SkeletonRows rows={2} row="h-14" className="grid gap-3 py-4" />
  if (items.length === 0) return <Vacia />
  return (
    <div className="grid gap-2 pt-2">
      <ul className="-mx-2 grid gap-1">
        {items.map((notificacion) => (
          <li key={notificacion.id}>
            <Fila
              notificacion={notificacion}
              onOpen={() => {
                leer.mutate(notificacion.id)
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="quiet"
          isWide
          status={isFetchingNextPage ? 'loading' : 'default'}
          onClick={() => void fetchNextPage()}
        >
          Mostrar más
        </Button>
      )}
    </div>
  )
}

function useLeer(contexto: ContextoDeCampana) {
  const queryClient = useQueryClient()
  const onSuccess = (cuenta: { sinLeer: number }) => {
    queryClient.setQueryData(sinLeerQuery(contexto).queryKey, cuenta)
    return queryClient.invalidateQueries({ queryKey: listaQuery(contexto).queryKey })
  }
  return {
    leer: useMutation({
      mutationFn: (id: string) => api.call(LLAMADAS[contexto].leer, { notificacionId: id }),
      onSuccess,
    }),
    leerTodas: useMutation({ mutationFn: () => api.call(LLAMADAS[contexto].leerTodas, {}), onSuccess }),
  }
}

function Fila({
  notificacion: { titulo, texto, enlace, leida, creadaEn },
  onOpen,
}: {
  notificacion: Notificacion
  onOpen: () => void
}) {
  return (
    <Link
      to={enlace}
      onClick={onOpen}
      className={cx(
        'press flex gap-3 rounded-control p-2 text-text no-underline hover:bg-surface-2',
        !leida && 'bg-primary-soft',
      )}
    >
      <span aria-hidden className={cx('mt-2 size-2 shrink-0 rounded-full', leida ? 'bg-transparent' : 'bg-accent')} />
      <span className="grid min-w-0">
        <span className="font-medium">
          {!leida && <span className="sr-only">Sin leer: </span>}
          {titulo}
        </span>
        <span className="text-small text-text-2">{texto}</span>
        <time dateTime={creadaEn} className="text-caption text-text-2">
          {formatSalida(creadaEn)}
        </time>
      </span>
    </Link>
  )
}

function Vacia() {
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-surface-2 text-text-2">
        <BellOff size={24} aria-hidden />
      </span>
      <p className="text-text-2">No tienes notificaciones</p>
    </div>
  )
}
