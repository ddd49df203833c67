import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Resena } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatNumero } from '#web/ui/formato.ts'

/** The most that one answer holds; with more opinions the bars would not tell the truth. */
const TOPE = 100

type DistribucionProps = { experienciaId: string; cantidad: number; vistas: Resena[] }

/** How many opinions gave each number of stars. */
export function Distribucion({ experienciaId, cantidad, vistas }: DistribucionProps) {
  const hayTodas = vistas.length >= cantidad
  const { data } = useQuery({ ...todasQuery(experienciaId), enabled: !hayTodas && cantidad <= TOPE })
  const resenas = hayTodas ? vistas : data
  if (cantidad > TOPE) return null
  return (
    <ul className="grid max-w-form gap-1.5">
      {[5, 4, 3, 2, 1].map((estrellas) => {
        const con = resenas?.filter(({ puntaje }) => puntaje === estrellas).length
        return (
          <li key={estrellas} className="flex items-center gap-3 text-small">
            <span aria-hidden className="w-4 text-right text-text-2 tabular-nums">
              {estrellas}
            </span>
            {con === undefined ? (
              <Skeleton className="h-2 grow" />
            ) : (
              <>
                <progress
                  aria-label={`${formatNumero(con)} de ${formatNumero(cantidad)} con ${estrellas} ${estrellas === 1 ? 'estrella' : 'estrellas'}`}
                  value={con}
                  max={cantidad}
                  className="block h-2 w-full grow appearance-none overflow-hidden rounded-full border-0 bg-surface-2 inset-ring inset-ring-border [&::-moz-progress-bar]:bg-warning [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-warning"
                />
                <span aria-hidden className="w-8 text-text-2 tabular-nums">
                  {formatNumero(con)}
                </span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const todasQuery = (id: string) =>
  queryOptions({
    queryKey: ['resenas-todas', id],
    queryFn: ({ signal }) => api.call('listarResenas', { id, pagina: 1, porPagina: TOPE }, { signal }),
  })
