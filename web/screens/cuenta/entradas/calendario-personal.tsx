import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarSync, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

const LLAVE = ['calendario-personal']

/** The bookings of the account as a feed for the calendar of a phone: made, told once, made anew, ended. */
export function CalendarioPersonal() {
  const queryClient = useQueryClient()
  const [url, setUrl] = useState('')
  const estado = useQuery({
    queryKey: LLAVE,
    queryFn: ({ signal }) => api.call('verCalendarioPersonal', {}, { signal }),
  })
  const crear = useMutation({
    mutationFn: () => api.call('crearCalendarioPersonal', {}),
    onSuccess: ({ url: nueva, ...datos }) => {
      setUrl(nueva)
      queryClient.setQueryData(LLAVE, datos)
    },
  })
  const borrar = useMutation({
    mutationFn: () => api.call('borrarCalendarioPersonal', {}),
    onSuccess: (datos) => {
      setUrl('')
      queryClient.setQueryData(LLAVE, datos)
    },
  })
  const failure = crear.error ?? borrar.error
  const isActive = estado.data?.activo ?? false
  return (
    <section
      aria-labelledby="calendario-personal"
      className="grid gap-3 rounded-card border border-border bg-surface p-4 lg:p-6"
    >
      <h2 id="calendario-personal" className="flex items-center gap-2 font-sans text-body font-semibold">
        <CalendarSync size={20} aria-hidden />
        En tu calendario
      </h2>
      <p className="text-small text-text-2">
        Suscribe el calendario de tu celular: tus reservas aparecen solas y se actualizan si cambian. Quien tenga el
        enlace puede verlas.
      </p>
      {url && (
        <div className="grid gap-2">
          <p className="rounded-control bg-surface-2 p-3 text-small break-all">{url}</p>
          <p className="text-small text-text-2">Guárdalo ahora: no lo mostramos otra vez.</p>
          <CopyButton value={url} label="Copiar enlace" doneLabel="Enlace copiado" isWide />
        </div>
      )}
      {isActive && !url && estado.data?.creadoEn && (
        <p className="text-small">Activo desde el {formatDia(diaEn(estado.data.creadoEn))}.</p>
      )}
      {estado.error && !estado.data ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <FieldError message={`No pudimos revisar si ya tienes un enlace. ${detalleDe(estado.error)}`} />
          <Button
            variant="outline"
            icon={<RotateCcw size={20} aria-hidden />}
            status={estado.isFetching ? 'loading' : 'default'}
            onClick={() => void estado.refetch()}
          >
            Reintentar
          </Button>
        </div>
      ) : !estado.data ? (
        <SkeletonRegion>
          <Skeleton className="h-11 rounded-control" />
        </SkeletonRegion>
      ) : (
        <div className="grid gap-2">
          <Button
            variant="outline"
            isWide
            status={crear.isPending ? 'loading' : 'default'}
            onClick={() => crear.mutate()}
          >
            {isActive ? 'Crear otro enlace' : 'Crear enlace de calendario'}
          </Button>
          {isActive && (
            <Button
              variant="quiet"
              isWide
              status={borrar.isPending ? 'loading' : 'default'}
              onClick={() => borrar.mutate()}
            >
              Dejar de compartir
            </Button>
          )}
        </div>
      )}
      <p role="status" className="text-small text-text-2 empty:hidden">
        {borrar.isSuccess && !isActive ? 'El enlace ya no funciona.' : ''}
      </p>
      {failure && (
        <div role="alert">
          <FieldError message={detalleDe(failure)} />
        </div>
      )}
    </section>
  )
}
