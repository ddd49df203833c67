import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ESTADOS_DE_REGALO } from './estados-de-regalo.ts'

/** The last cards that the account bought; each purchase has its own page behind the link of its mail. */
export function MisRegalos() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['regalos'],
    staleTime: 0,
    queryFn: ({ signal }) => api.page('listarRegalos', { pagina: 1, porPagina: 10 }, { signal }),
  })
  return (
    <section
      aria-labelledby="mis-regalos"
      className="grid gap-4 rounded-card border border-border bg-surface p-4 sm:p-6"
    >
      <h2 id="mis-regalos" className="font-sans text-h3 font-semibold">
        Los que has regalado
      </h2>
      {error && !data ? (
        <ErrorBlock
          title="No pudimos cargar tus regalos"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-12" />
      ) : data.items.length === 0 ? (
        <p className="text-text-2">Todavía ninguno.</p>
      ) : (
        <ul className="grid gap-3">
          {data.items.map(({ id, monto, disponible, paraNombre, estado, muestra }) => (
            <li key={id} className="grid gap-1 border-b border-border pb-3 last:border-0 last:pb-0">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-medium">Para {paraNombre}</span>
                <Badge tone={ESTADOS_DE_REGALO[estado].tono}>{ESTADOS_DE_REGALO[estado].texto}</Badge>
              </span>
              <span className="text-small text-text-2 tabular-nums">
                {formatPesos(monto)}, quedan {formatPesos(disponible)}
                {muestra && `\u00a0· termina en ${muestra}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
