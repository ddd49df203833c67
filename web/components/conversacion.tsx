import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Hilo, Mensaje } from '#contract/mensajes.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AreaEspera } from './area-privada.tsx'
import { ConversacionEscribir } from './conversacion-escribir.tsx'
import { llaveDe, marcarLeido, pedirAdjunto, pedirHilo, type HiloWeb } from './conversacion-llamadas.ts'
import { ReportarMensaje } from './reportar-mensaje.tsx'

const CADA_MS = 20_000

/** One thread: what was said, asked anew while it is looked at, and a line to answer. */
export function Conversacion({ hilo }: { hilo: HiloWeb }) {
  const queryClient = useQueryClient()
  const queryKey = llaveDe(hilo)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: () => pedirYLeer(hilo, queryClient),
    staleTime: 0,
    refetchInterval: CADA_MS,
    refetchOnWindowFocus: true,
    retry: false,
  })
  const [anteriores, setAnteriores] = useState<Mensaje[]>([])
  const masAntes = useMutation({
    mutationFn: () => pedirHilo(hilo, [...anteriores, ...(data?.mensajes ?? [])][0]?.id),
    onSuccess: (tramo) => setAnteriores((antes) => [...tramo.mensajes, ...antes]),
  })
  const ultimo = useUltimo(data?.mensajes.at(-1)?.id)
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos abrir la conversación"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const todos = [...anteriores, ...data.mensajes]
  const hayAntes = masAntes.data ? masAntes.data.hayAnteriores : data.hayAnteriores
  return (
    <div className="grid max-w-column gap-4">
      {data.contactoOculto && (
        <Notice tone="info">Los correos y teléfonos se ocultan hasta que la reserva esté confirmada.</Notice>
      )}
      {hayAntes && (
        <Button variant="quiet" status={masAntes.isPending ? 'loading' : 'default'} onClick={() => masAntes.mutate()}>
          Ver mensajes anteriores
        </Button>
      )}
      <div role="log" aria-label="Mensajes" className="grid gap-3">
        {todos.length === 0 && <p className="py-6 text-center text-text-2">Aún no hay mensajes. Escribe el primero.</p>}
        {todos.map((mensaje) => (
          <Globo key={mensaje.id} mensaje={mensaje} hilo={hilo} />
        ))}
        <span ref={ultimo} className="-mt-3" />
      </div>
      {data.puedeEscribir ? (
        <ConversacionEscribir
          hilo={hilo}
          onSent={(mensaje) =>
            queryClient.setQueryData<Hilo>(
              queryKey,
              (antes) => antes && { ...antes, mensajes: [...antes.mensajes, mensaje] },
            )
          }
        />
      ) : (
        <Notice tone="info">Esta conversación está cerrada.</Notice>
      )}
    </div>
  )
}

const UN_GLOBO_PX = 320

/** The newest is what is shown, on arrival and when it comes. */
function useUltimo(id: string | undefined) {
  const final = useRef<HTMLSpanElement>(null)
  const haLlegado = useRef(false)
  useEffect(() => {
    if (!id || !final.current) return
    // Whoever reads what was said before is left there.
    if (!haLlegado.current || final.current.getBoundingClientRect().top < window.innerHeight + UN_GLOBO_PX)
      final.current.scrollIntoView({ block: 'nearest' })
    haLlegado.current = true
  }, [id])
  return final
}

/** What is on the screen is read; where the server does not hear of it, the next look tells it again. */
async function pedirYLeer(hilo: HiloWeb, queryClient: QueryClient): Promise<Hilo> {
  const pedido = await pedirHilo(hilo)
  if (pedido.sinLeer > 0) {
    void marcarLeido(hilo).then(
      () => queryClient.invalidateQueries({ queryKey: ['conversaciones'] }),
      () => undefined,
    )
  }
  return pedido
}

function Globo({
  mensaje: { id, mio, autor, texto, adjuntoId, creadoEn, oculto, reportado },
  hilo,
}: {
  mensaje: Mensaje
  hilo: HiloWeb
}) {
  return (
    <article
      className={cx(
        'grid max-w-[85%] gap-1 rounded-card p-3',
        mio ? 'justify-self-end bg-primary text-on-primary' : 'justify-self-start bg-surface-2',
      )}
    >
      <p className="sr-only">{mio ? 'Tú' : autor}:</p>
      {adjuntoId && <Adjunto hilo={hilo} id={adjuntoId} />}
      <p className={cx('break-words whitespace-pre-wrap', oculto && 'italic')}>
        {oculto ? 'Nuestro equipo retiró este mensaje' : texto}
      </p>
      <time dateTime={creadoEn} className={cx('text-caption', !mio && 'text-text-2')}>
        {formatSalida(creadoEn)}
      </time>
      {!mio &&
        !oculto &&
        (reportado ? (
          <p className="text-caption text-text-2">Lo reportaste</p>
        ) : (
          <ReportarMensaje hilo={hilo} mensajeId={id} autor={autor} />
        ))}
    </article>
  )
}

function Adjunto({ hilo, id }: { hilo: HiloWeb; id: string }) {
  const { data, isError } = useQuery({
    queryKey: ['adjunto', id],
    queryFn: () => pedirAdjunto(hilo, id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError) return <p className="text-small">No pudimos cargar la foto</p>
  if (!data) return <Skeleton className="h-40 w-56" />
  return (
    <img
      src={`data:${data.tipo};base64,${data.base64}`}
      alt="Foto enviada"
      width={data.ancho}
      height={data.alto}
      className="h-auto max-h-80 w-auto max-w-full rounded-control"
    />
  )
}
