import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'

interface Props {
  id: string
  onOtra: () => void
  children: (experiencia: ExperienciaDetalle) => ReactNode
}

/** What is being booked, by its name, before anything is asked about it. */
export function ExperienciaElegida({ id, onOtra, children }: Props) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['experiencia', id],
    queryFn: ({ signal }) => api.call('verExperiencia', { id }, { signal }),
  })
  const otra = (
    <Button variant="outline" onClick={onOtra}>
      Buscar otra
    </Button>
  )
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyBlock
        headingLevel={2}
        title="No encontramos esa experiencia"
        text="Puede que ya no esté publicada"
        action={otra}
      />
    )
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar la experiencia"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3 rounded-card border border-border bg-surface p-4">
        <div className="grid gap-1">
          <Titulo key={data.id}>{data.nombreExperiencia}</Titulo>
          <p className="text-small text-text-2">
            {data.ubicacionGeografica}&nbsp;· con {data.operador.nombre}
          </p>
          <Link to={`/experience/${data.slug}`} className="inline-flex min-h-11 items-center text-primary underline">
            Ver la experiencia y su política de cancelación
          </Link>
        </div>
        {otra}
      </div>
      {data.recibeReservas ? children(data) : <p>Esta experiencia no recibe reservas por ahora</p>}
    </>
  )
}

/** Takes the focus: what it was chosen with is gone. */
function Titulo({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={ref} tabIndex={-1} className="font-sans text-lead font-semibold outline-none">
      {children}
    </h2>
  )
}
