import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ResenaRecibida } from '#contract/resenas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatMes } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { ApelarOpinion } from './apelar-opinion.tsx'
import { AreaEspera } from './area-privada.tsx'
import type { Operador } from './experiencias-propias.tsx'
import { MasDeLaLista } from './mas-de-la-lista.tsx'
import { porPaginas } from './por-paginas.ts'
import { REGLAS_TEXTO } from './resena-textos.ts'
import { ResenaFotos } from './resena-fotos.tsx'

// The same that the page of an experience fetches late.
const AspectosDeOpinion = lazy(() => import('./aspectos-de-opinion.tsx'))

const POR_PAGINA = 12
const PASADAS = {
  anfitrion: '/anfitrion/reservas?vista=pasadas',
  proveedor: '/proveedor/dashboard?vista=pasadas',
} as const

type Vista = 'publicadas' | 'ocultas'

const consulta = (area: Operador, vista: Vista) =>
  infiniteQueryOptions({
    queryKey: ['resenas-recibidas', area, vista],
    queryFn: ({ pageParam, signal }) =>
      api.page(
        area === 'anfitrion' ? 'listarResenasDeAnfitrion' : 'listarResenasDeProveedor',
        { vista, pagina: pageParam, porPagina: POR_PAGINA },
        { signal },
      ),
    ...porPaginas(POR_PAGINA),
    staleTime: 0,
  })

/** What travellers said, with the operator's one answer; and what was taken down of it, with the rule. */
export function OpinionesRecibidas({ operador: area }: { operador: Operador }) {
  const [search] = useSearchParams()
  const vista: Vista = search.get('vista') === 'ocultas' ? 'ocultas' : 'publicadas'
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-measure text-text-2">
        Una opinión se publica cuando tú también opinas de quien viajó, o a los 7 días.
      </p>
      <div className="flex flex-wrap gap-x-6">
        <Link to={PASADAS[area]} className="inline-flex min-h-11 items-center text-primary underline">
          Opinar de tus viajeros
        </Link>
        <Link
          to={vista === 'ocultas' ? '?' : '?vista=ocultas'}
          className="inline-flex min-h-11 items-center justify-self-start text-primary underline"
        >
          {vista === 'ocultas' ? 'Ver las publicadas' : 'Ver las que se ocultaron'}
        </Link>
      </div>
      {vista === 'publicadas' && <Aspectos area={area} />}
      <Lista key={vista} area={area} vista={vista} />
    </div>
  )
}

/** What they say in numbers; while it is on its way, or nothing was rated by three, nothing. */
function Aspectos({ area }: { area: Operador }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['aspectos', area],
    queryFn: ({ signal }) =>
      api.call(area === 'anfitrion' ? 'listarAspectosDeAnfitrion' : 'listarAspectosDeProveedor', {}, { signal }),
  })
  if (error && !data)
    return <ErrorBlock title="No pudimos cargar los promedios" onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data || data.length === 0) return null
  return (
    <section aria-label="Promedio por aspecto" className="rounded-card border border-border bg-surface p-4 lg:p-6">
      <Suspense>
        <AspectosDeOpinion aspectos={data} />
      </Suspense>
    </section>
  )
}

function Lista({ area, vista }: { area: Operador; vista: Vista }) {
  const lista = useInfiniteQuery(consulta(area, vista))
  const { data, error, refetch, isFetching } = lista
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar las opiniones"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  if (items.length === 0 && vista === 'ocultas')
    return (
      <EmptyBlock
        title="No se ha ocultado ninguna opinión"
        text="Si una rompe las reglas publicadas, la verás aquí con la regla"
      />
    )
  if (items.length === 0)
    return (
      <EmptyBlock
        drawing={<EmptyScene name="entradas" />}
        title="Aún no tienes opiniones"
        text="Aparecen aquí cuando se publican"
      />
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        {items.map((resena) => (
          <li key={resena.id}>
            <Recibida resena={resena} area={area} />
          </li>
        ))}
      </ul>
      <MasDeLaLista lista={lista}>Mostrar más opiniones</MasDeLaLista>
    </div>
  )
}

function Recibida({ resena, area }: { resena: ResenaRecibida; area: Operador }) {
  const { autor, puntaje, comentario, mesViaje, nombreExperiencia, respuesta, fotos, oculta } = resena
  return (
    <article className="grid h-full content-start gap-3 rounded-card border border-border bg-surface p-4 lg:p-6">
      <h2 className="font-sans text-body font-semibold">{nombreExperiencia}</h2>
      {oculta && (
        <Notice tone="info" title={`Se ocultó el ${formatSalida(oculta.en)}`}>
          Regla: {REGLAS_TEXTO[oculta.regla].toLowerCase()}. No se muestra ni cuenta en el promedio.
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
        <span className="flex gap-0.5">
          <span className="sr-only">{formatCantidad(puntaje, 'estrella', 'estrellas')} de 5</span>
          {[1, 2, 3, 4, 5].map((each) => (
            <Star key={each} size={16} aria-hidden className={cx('text-warning', each <= puntaje && 'fill-warning')} />
          ))}
        </span>
        {autor}&nbsp;· viajó en {formatMes(mesViaje)}
      </p>
      {comentario && <p className="max-w-measure">{comentario}</p>}
      <ResenaFotos fotos={fotos} autor={autor} />
      {respuesta ? (
        <div className="rounded-card bg-surface-2 p-4">
          <p className="text-small font-semibold">Tu respuesta</p>
          <p className="text-small text-text-2">{respuesta}</p>
        </div>
      ) : (
        !oculta && <Responder resena={resena} area={area} />
      )}
      {resena.puedeApelar && <ApelarOpinion resenaId={resena.id} autor={autor} area={area} />}
    </article>
  )
}

function Responder({ resena, area }: { resena: ResenaRecibida; area: Operador }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState('')
  const responder = useMutation({
    mutationFn: (respuesta: string) =>
      api.call(area === 'anfitrion' ? 'responderResenaDeAnfitrion' : 'responderResenaDeProveedor', {
        resenaId: resena.id,
        respuesta,
      }),
    onSuccess: () => {
      toast({ title: 'Respuesta publicada' })
      return queryClient.invalidateQueries({ queryKey: consulta(area, 'publicadas').queryKey })
    },
    onError: (failure) =>
      setError(failure instanceof ApiError && failure.campos.respuesta ? failure.campos.respuesta : detalleDe(failure)),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const respuesta = String(new FormData(event.currentTarget).get('respuesta') ?? '').trim()
    setError(respuesta ? '' : 'Escribe tu respuesta')
    if (respuesta && !responder.isPending) responder.mutate(respuesta)
  }

  if (!isOpen) {
    return (
      <Button
        variant="outline"
        className="justify-self-start"
        aria-label={`Responder a ${resena.autor}`}
        onClick={() => setOpen(true)}
      >
        Responder
      </Button>
    )
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <Field
        label="Tu respuesta"
        name="respuesta"
        hint="Se publica bajo la opinión y no se puede cambiar"
        {...(error && { error })}
      >
        <Textarea rows={4} maxLength={800} />
      </Field>
      <Button type="submit" className="sm:justify-self-start" status={responder.isPending ? 'loading' : 'default'}>
        Publicar respuesta
      </Button>
    </form>
  )
}
