import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Feed } from '#contract/sincronizacion.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import type { Operador } from '../experiencias-propias.tsx'
import { LLAMADAS_DE } from '../operador-llamadas.ts'
import { sincronizacionQuery } from './consultas.ts'

type Props = {
  operador: Operador
  experienciaId: string
  alcance: 'experiencia' | 'operador'
  feed: Feed
  puedeEditar: boolean
}

const TITULOS = { experiencia: 'Solo esta experiencia', operador: 'Todas mis experiencias' }

/** A secret address with what was sold: made, told once, made anew, ended. */
export function FeedDeSalidas({ operador, experienciaId, alcance, feed, puedeEditar }: Props) {
  const queryClient = useQueryClient()
  const [url, setUrl] = useState('')
  const poner = (nuevo: Feed) =>
    queryClient.setQueryData(
      sincronizacionQuery(operador, experienciaId).queryKey,
      (antes) => antes && { ...antes, feeds: { ...antes.feeds, [alcance]: nuevo } },
    )
  const crear = useMutation({
    mutationFn: () => api.call(LLAMADAS_DE[operador].crearFeed, { id: experienciaId, alcance }),
    onSuccess: ({ url: nueva, ...nuevo }) => {
      setUrl(nueva)
      poner(nuevo)
    },
  })
  const borrar = useMutation({
    mutationFn: () => api.call(LLAMADAS_DE[operador].borrarFeed, { id: experienciaId, alcance }),
    onSuccess: (nuevo) => {
      setUrl('')
      poner(nuevo)
    },
  })
  const error = crear.error ?? borrar.error
  return (
    <div className="grid content-start gap-3 rounded-card border border-border bg-surface p-4">
      <h4 className="font-sans text-body font-semibold">{TITULOS[alcance]}</h4>
      <p className="text-small text-text-2">
        {feed.activo && feed.creadoEn ? `Activa desde el ${formatDia(diaEn(feed.creadoEn))}.` : 'Sin dirección.'}
      </p>
      {url && (
        <div className="grid gap-2">
          <p className="rounded-control bg-surface-2 p-3 text-small break-all select-all">{url}</p>
          <p className="text-small text-text-2">Guárdala ahora: no la mostramos otra vez.</p>
          <CopyButton value={url} label="Copiar dirección" doneLabel="Dirección copiada" isWide />
        </div>
      )}
      {puedeEditar && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="dense"
            aria-label={`${feed.activo ? 'Crear otra dirección' : 'Crear dirección'}: ${TITULOS[alcance]}`}
            status={crear.isPending ? 'loading' : 'default'}
            onClick={() => crear.mutate()}
          >
            {feed.activo ? 'Crear otra dirección' : 'Crear dirección'}
          </Button>
          {feed.activo && (
            <Button
              variant="quiet"
              size="dense"
              aria-label={`Dejar de compartir: ${TITULOS[alcance]}`}
              status={borrar.isPending ? 'loading' : 'default'}
              onClick={() => borrar.mutate()}
            >
              Dejar de compartir
            </Button>
          )}
        </div>
      )}
      <p role="status" className="text-small text-text-2 empty:hidden">
        {borrar.isSuccess && !feed.activo ? 'La dirección ya no funciona.' : ''}
      </p>
      {error && (
        <p role="alert" className="text-small text-danger">
          {detalleDe(error)}
        </p>
      )}
    </div>
  )
}
