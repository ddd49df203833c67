import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Hilo, Mensaje } from '#contract/mensajes.ts'
import { TIPOS_FOTO } from '#contract/topes.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { achicarFoto } from './achicar-foto.ts'
import { AreaEspera } from './area-privada.tsx'
import { enviarMensaje, marcarLeido, pedirAdjunto, pedirHilo, type HiloWeb } from './conversacion-llamadas.ts'
import { ReportarMensaje } from './reportar-mensaje.tsx'

const CADA_MS = 20_000

/** One thread: what was said, asked anew while it is looked at, and a line to answer. */
export function Conversacion({ hilo }: { hilo: HiloWeb }) {
  const queryClient = useQueryClient()
  const queryKey = ['conversacion', hilo.lado, hilo.codigo, hilo.clave]
  const { data, error, refetch, isFetching } = useQuery({ queryKey, queryFn: () => pedirYLeer(hilo, queryClient), staleTime: 0, refetchInterval: CADA_MS, refetchOnWindowFocus: true, retry: false })
  const [anteriores, setAnteriores] = useState<Mensaje[]>([])
  const masAntes = useMutation({
    mutationFn: () => pedirHilo(hilo, [...anteriores, ...(data?.mensajes ?? [])][0]?.id),
    onSuccess: (tramo) => setAnteriores((antes) => [...tramo.mensajes, ...antes]),
  })
  if (error && !data) return <ErrorBlock title="No pudimos abrir la conversación" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <AreaEspera />
  const todos = [...anteriores, ...data.mensajes]
  const hayAntes = masAntes.data ? masAntes.data.hayAnteriores : data.hayAnteriores
  return (
    <div className="grid max-w-column gap-4">
      <p className="text-text-2">
        <span className="block font-semibold text-text">{data.conQuien}</span>
        <span className="block">{data.nombreExperiencia}</span>
        <span className="block">{formatSalida(data.inicio, data.zonaHoraria)}</span>
      </p>
      {data.contactoOculto && <Notice tone="info">Los correos y teléfonos se ocultan hasta que la reserva esté confirmada.</Notice>}
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
      </div>
      {data.puedeEscribir ? <Escribir hilo={hilo} onSent={(mensaje) => queryClient.setQueryData<Hilo>(queryKey, (antes) => antes && { ...antes, mensajes: [...antes.mensajes, mensaje] })} /> : <Notice tone="info">Esta conversación está cerrada.</Notice>}
    </div>
  )
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

function Globo({ mensaje: { id, mio, autor, texto, adjuntoId, creadoEn, oculto, reportado }, hilo }: { mensaje: Mensaje; hilo: HiloWeb }) {
  return (
    <article className={cx('grid max-w-[85%] gap-1 rounded-card p-3', mio ? 'justify-self-end bg-primary text-on-primary' : 'justify-self-start bg-surface-2')}>
      <p className="sr-only">{mio ? 'Tú' : autor}:</p>
      {adjuntoId && <Adjunto hilo={hilo} id={adjuntoId} />}
      <p className={cx('break-words whitespace-pre-wrap', oculto && 'italic')}>{oculto ? 'Nuestro equipo retiró este mensaje' : texto}</p>
      <time dateTime={creadoEn} className={cx('text-caption', !mio && 'text-text-2')}>
        {formatSalida(creadoEn)}
      </time>
      {!mio && !oculto && (reportado ? <p className="text-caption text-text-2">Lo reportaste</p> : <ReportarMensaje hilo={hilo} mensajeId={id} autor={autor} />)}
    </article>
  )
}

function Adjunto({ hilo, id }: { hilo: HiloWeb; id: string }) {
  const { data, isError } = useQuery({ queryKey: ['adjunto', id], queryFn: () => pedirAdjunto(hilo, id), staleTime: Number.POSITIVE_INFINITY })
  if (isError) return <p className="text-small">No pudimos cargar la foto</p>
  if (!data) return <Skeleton className="h-40 w-56" />
  return <img src={`data:${data.tipo};base64,${data.base64}`} alt="Foto enviada" width={data.ancho} height={data.alto} className="h-auto max-h-80 w-auto max-w-full rounded-control" />
}

function Escribir({ hilo, onSent }: { hilo: HiloWeb; onSent: (mensaje: Mensaje) => void }) {
  const [texto, setTexto] = useState('')
  const [foto, setFoto] = useState<string | null>(null)
  const [error, setError] = useState('')
  const archivo = useRef<HTMLInputElement>(null)
  const enviar = useMutation({
    mutationFn: () => enviarMensaje(hilo, { texto: texto.trim() || 'Te envío una foto', ...(foto && { foto }) }),
    onSuccess: (mensaje) => {
      setTexto('')
      setFoto(null)
      onSent(mensaje)
    },
    onError: (failure) => setError(detalleDe(failure)),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(texto.trim() || foto ? '' : 'Escribe un mensaje')
    if ((texto.trim() || foto) && !enviar.isPending) enviar.mutate()
  }

  async function elegir(file: File | undefined) {
    if (!file) return
    setError('')
    try {
      setFoto(await achicarFoto(file))
    } catch {
      setError('No pudimos leer esa foto. Prueba con una JPEG, PNG o WebP')
    }
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-3 border-t border-border pt-4">
      <Field label="Tu mensaje" name="texto" {...(error && { error })}>
        <Textarea rows={3} maxLength={2000} value={texto} onChange={(event) => setTexto(event.currentTarget.value)} />
      </Field>
      {foto && (
        <span className="relative justify-self-start">
          <img src={`data:image/jpeg;base64,${foto}`} alt="La foto que vas a enviar" className="h-28 w-auto rounded-control" />
          <IconButton label="Quitar foto" icon={<X size={20} aria-hidden />} className="absolute! -top-2 -right-2 bg-surface" onClick={() => setFoto(null)} />
        </span>
      )}
      <input
        ref={archivo}
        type="file"
        accept={TIPOS_FOTO.join()}
        aria-label="Elegir una foto"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void elegir(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-between">
        <Button variant="outline" icon={<ImagePlus size={20} aria-hidden />} onClick={() => archivo.current?.click()}>
          Agregar foto
        </Button>
        <Button type="submit" icon={<SendHorizontal size={20} aria-hidden />} status={enviar.isPending ? 'loading' : 'default'}>
          Enviar mensaje
        </Button>
      </div>
    </form>
  )
}
