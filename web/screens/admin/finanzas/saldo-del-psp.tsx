import { useQuery } from '@tanstack/react-query'
import type { SaldoComparado } from '#contract/finanzas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

/** What the payment provider holds for us, against what the ledger says that it holds: each day, and when somebody asks. */
export function SaldoDelPsp() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'saldo-del-psp'],
    queryFn: ({ signal }) => api.call('verSaldoDelPsp', {}, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="saldo" className="grid grid-cols-1 gap-4">
      <h2 id="saldo">Saldo</h2>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar el saldo"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <SkeletonRegion>
          <Skeleton className="h-32 rounded-card!" />
        </SkeletonRegion>
      ) : data.ultimo ? (
        <Comparado saldo={data.ultimo} />
      ) : (
        <EmptyBlock
          headingLevel={3}
          title="Todavía no se compara el saldo"
          text="Se compara cada madrugada, y cuando lo pides con «Comparar ahora»."
        />
      )}
    </section>
  )
}

function Comparado({ saldo: { libro, suyo, enCamino, diferencia, comparadoEn } }: { saldo: SaldoComparado }) {
  return (
    <div className="grid grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4">
      <p className="flex flex-wrap items-center gap-3">
        {diferencia === null ? (
          <Badge tone="warning">No se compara</Badge>
        ) : diferencia === 0 ? (
          <Badge tone="success">Coincide</Badge>
        ) : (
          <Badge tone="danger">{`${diferencia > 0 ? 'Sobran' : 'Faltan'} ${formatPesos(Math.abs(diferencia))}`}</Badge>
        )}
        <span className="text-text-2">Comparado el {formatSalida(comparadoEn)}</span>
      </p>
      {suyo ? (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
          <Cifra nombre="Disponible" monto={suyo.disponible} />
          <Cifra nombre="Por liberar" monto={suyo.pendiente} />
          <Cifra nombre="Devoluciones en camino" monto={enCamino} />
          <Cifra nombre="Según el libro" monto={libro} />
        </dl>
      ) : (
        <p>
          El medio de pago no lleva un saldo en pesos: solo se comparan los cobros, las devoluciones y las disputas.
        </p>
      )}
    </div>
  )
}

const Cifra = ({ nombre, monto }: { nombre: string; monto: number }) => (
  <div className="grid">
    <dt className="text-text-2">{nombre}</dt>
    <dd className="font-semibold tabular-nums">{formatPesos(monto)}</dd>
  </div>
)
