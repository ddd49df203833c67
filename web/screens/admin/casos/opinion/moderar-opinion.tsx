import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CasoConHechos } from '#contract/casos.ts'
import type { ReglaResena, ResenaPorRevisar } from '#contract/resenas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { ResenaFotos } from '#web/components/resena-fotos.tsx'
import { REGLAS_TEXTO } from '#web/components/resena-textos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SiguienteCaso } from '../siguiente-caso.tsx'

const REGLAS = Object.entries(REGLAS_TEXTO).map(([value, label]) => ({ value, label }))

/** A reported opinion: it stays, or it is hidden by one of the published rules. */
export function ModerarOpinion({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'opinion', caso.objetoId],
    queryFn: ({ signal }) => api.call('listarResenasPorRevisar', { resenaId: caso.objetoId }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir la opinión"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  const [resena] = data ?? []
  if (!data) return <AreaEspera />
  return resena ? (
    <Decision caso={caso} resena={resena} />
  ) : (
    <Notice tone="info">Quien la escribió ya no la tiene publicada.</Notice>
  )
}

function Decision({ caso, resena }: { caso: CasoConHechos; resena: ResenaPorRevisar }) {
  const queryClient = useQueryClient()
  const [regla, setRegla] = useState('')
  const [falta, setFalta] = useState(false)
  const decidir = useMutation({
    mutationFn: (decision: 'mantener' | 'ocultar') =>
      api.call('moderarResena', {
        resenaId: resena.id,
        decision,
        ...(decision === 'ocultar' && { regla: regla as ReglaResena }),
      }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const status = (decision: string) =>
    decidir.isPending && decidir.variables === decision ? ('loading' as const) : ('default' as const)
  const isOpen = caso.estado === 'abierto' && !caso.esDeOtraPersona && !decidir.isSuccess
  return (
    <div className="grid grid-cols-1 gap-6 lg:max-w-form">
      <section aria-label="La opinión" className="grid gap-2 rounded-card border border-border bg-surface p-4">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{resena.autor}</span>
          <Badge>{formatCantidad(resena.puntaje, 'estrella', 'estrellas')}</Badge>
          {resena.enRevision && <Badge tone="warning">No se ve hasta decidir</Badge>}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{resena.comentario || 'Sin texto'}</p>
        <ResenaFotos fotos={resena.fotos} autor={resena.autor} />
      </section>
      {resena.denuncias.length > 0 && (
        <section aria-label="Reportes" className="grid gap-2">
          <h2 className="font-sans text-h3 font-semibold">
            {formatCantidad(resena.denuncias.length, 'reporte', 'reportes')}
          </h2>
          <ul className="grid gap-2">
            {resena.denuncias.map(({ regla: una, detalle }) => (
              <li key={`${una} ${detalle}`} className="wrap-anywhere">
                {REGLAS_TEXTO[una]}
                {detalle && `: «${detalle}»`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {decidir.isSuccess && (
        <Notice
          tone="success"
          role="status"
          title={decidir.data.oculta ? 'Opinión oculta' : 'La opinión se mantiene'}
          action={<SiguienteCaso caso={caso} />}
        />
      )}
      {decidir.error && <Notice tone="danger" role="alert" title={detalleDe(decidir.error)} />}
      {isOpen && (
        <>
          <RadioGroup
            legend="Regla que rompe"
            name="regla"
            options={REGLAS}
            value={regla}
            onValueChange={setRegla}
            error={falta && !regla ? 'Elige la regla para ocultarla' : undefined}
          />
          <div className="flex flex-wrap gap-3">
            <Button status={status('mantener')} onClick={() => decidir.mutate('mantener')}>
              Mantener
            </Button>
            <Button
              variant="danger-outline"
              status={status('ocultar')}
              onClick={() => (regla ? decidir.mutate('ocultar') : setFalta(true))}
            >
              Ocultar
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
