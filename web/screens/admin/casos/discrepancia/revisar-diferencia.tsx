import { useQuery } from '@tanstack/react-query'
import type { CasoConHechos } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { DiferenciaAcciones } from '../../finanzas/diferencia-acciones.tsx'
import {
  AYUDAS_DE_DIFERENCIA,
  cobroDeDiferencia,
  decimos,
  DEVOLUCIONES_DE_DIFERENCIA,
  dicen,
  nombreDeDiferencia,
} from '../../finanzas/diferencia-textos.ts'
import { VerReserva } from '../ver-reserva.tsx'

/** Where the payment provider and we say different things: what each says, and who looks into it. */
export function RevisarDiferencia({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'diferencias', caso.objetoId],
    queryFn: ({ signal }) => api.call('verDiferencia', { id: caso.objetoId }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir la diferencia"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <section
      aria-labelledby="diferencia"
      className="grid max-w-form grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="diferencia" className="text-h3">
        {nombreDeDiferencia(data)}
      </h2>
      <VerReserva reservaId={data.reservaId} />
      <Facts
        facts={[
          ['Decimos', data.de === 'llamada' ? null : decimos(data)],
          ['Dicen', data.de === 'llamada' ? null : dicen(data)],
          ['En el medio de pago', cobroDeDiferencia(data)],
        ]}
      />
      {AYUDAS_DE_DIFERENCIA[data.tipo] && <p>{AYUDAS_DE_DIFERENCIA[data.tipo]}</p>}
      {data.devolucion && <p>{DEVOLUCIONES_DE_DIFERENCIA[data.devolucion]}</p>}
      <DiferenciaAcciones diferencia={data} />
    </section>
  )
}
