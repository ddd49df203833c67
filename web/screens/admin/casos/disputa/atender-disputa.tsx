import { useQuery } from '@tanstack/react-query'
import type { CasoConHechos } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { DisputaAcciones } from '../../finanzas/disputa-acciones.tsx'
import { ESTADOS_DISPUTA, MOTIVOS_DISPUTA, nombreDeDisputa } from '../../finanzas/disputa-textos.ts'
import { VerReserva } from '../ver-reserva.tsx'

/** A buyer's bank wants the money back, or kept it and the buyer owes us. */
export function AtenderDisputa({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'disputas', caso.objetoId],
    queryFn: ({ signal }) => api.call('verDisputa', { id: caso.objetoId }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir la disputa"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const { estado, monto, motivo, nombreExperiencia, reservaId, responderAntesDe } = data
  return (
    <section
      aria-labelledby="disputa"
      className="grid max-w-form grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="disputa" className="flex flex-wrap items-center gap-3 text-h3">
        {nombreDeDisputa(data)} <Badge tone={ESTADOS_DISPUTA[estado].tono}>{ESTADOS_DISPUTA[estado].texto}</Badge>
      </h2>
      {nombreExperiencia && <p className="text-text-2">{nombreExperiencia}</p>}
      <VerReserva reservaId={reservaId} />
      <p className="text-h3 font-semibold tabular-nums">{formatPesos(monto)}</p>
      <p>{MOTIVOS_DISPUTA[motivo] ?? motivo}</p>
      {estado === 'abierta' && responderAntesDe && (
        <p className="text-text-2">Responder antes del {formatSalida(responderAntesDe)}</p>
      )}
      <DisputaAcciones disputa={data} />
    </section>
  )
}
