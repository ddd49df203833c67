import { useQuery } from '@tanstack/react-query'
import type { CasoConHechos } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { CuentaDeTransferencia } from '../../finanzas/cuenta-de-transferencia.tsx'
import { TransferenciaAcciones } from '../../finanzas/transferencia-acciones.tsx'
import { ESTADOS_TRANSFERENCIA, nombreDeTransferencia } from '../../finanzas/transferencia-textos.ts'
import { VerReserva } from '../ver-reserva.tsx'

/** A refund that the provider could not send: where it goes, and what is missing for it to go. */
export function Transferir({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'transferencias', caso.objetoId],
    queryFn: ({ signal }) => api.call('verTransferencia', { id: caso.objetoId }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir la devolución"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const { estado, monto, motivo, observacion, corrida, nombreExperiencia, reservaId } = data
  return (
    <section
      aria-labelledby="transferencia"
      className="grid max-w-form grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="transferencia" className="flex flex-wrap items-center gap-3 text-h3">
        {nombreDeTransferencia(data)}{' '}
        <Badge tone={ESTADOS_TRANSFERENCIA[estado].tono}>{ESTADOS_TRANSFERENCIA[estado].texto}</Badge>
      </h2>
      {nombreExperiencia && <p className="text-text-2">{nombreExperiencia}</p>}
      <VerReserva reservaId={reservaId} />
      <p className="text-h3 font-semibold tabular-nums">{formatPesos(monto)}</p>
      <CuentaDeTransferencia transferencia={data} />
      {motivo && <p className="text-text-2">{motivo}</p>}
      {observacion && <p className="text-danger">{observacion}</p>}
      <TransferenciaAcciones transferencia={data} />
      {corrida && (
        <ButtonLink variant="outline" className="justify-self-start" to={`/admin/finanzas/nominas/${corrida.id}`}>
          Abrir la nómina {corrida.numero}
        </ButtonLink>
      )}
    </section>
  )
}
