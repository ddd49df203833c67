import { Star } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import AspectosDeOpinion from '#web/components/aspectos-de-opinion.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatNota } from '#web/ui/formato.ts'
import type { Resenas } from './detalle-contenido.tsx'
import { Distribucion } from './distribucion.tsx'
import { MasOpiniones } from './mas-opiniones.tsx'
import { Opinion } from './opinion.tsx'
import { OpinionesVista } from './opiniones-vista.tsx'
import { Seccion } from './seccion.tsx'

// Few pages show them.
const OpinionesOcultas = lazy(() => import('./opiniones-ocultas.tsx'))

type OpinionesProps = { calificacion: ExperienciaDetalle['calificacion']; resenas: Resenas }

export function Opiniones({ calificacion, resenas: { consulta: resenas, vista, cambiar } }: OpinionesProps) {
  const { promedio, cantidad, porEstrellas, ocultas, aspectos } = calificacion
  const items = resenas.data?.pages.flatMap((page) => page.items) ?? []
  if (promedio === null || cantidad === 0) {
    return (
      <Seccion id="opiniones" titulo="Opiniones">
        <p className="text-text-2">Aún no tiene opiniones. La tuya puede ser la primera</p>
        <Ocultas cantidad={ocultas} />
      </Seccion>
    )
  }
  return (
    <Seccion id="opiniones" titulo="Opiniones">
      <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr] sm:gap-10">
        <div className="flex items-baseline gap-3 sm:grid sm:gap-0">
          <p className="flex items-center gap-2 text-h1 font-bold tabular-nums">
            {formatNota(promedio)}
            <Star size={24} aria-hidden className="fill-warning text-warning" />
            <span className="sr-only">de 5</span>
          </p>
          <p className="text-small text-text-2">{formatCantidad(cantidad, 'opinión', 'opiniones')}</p>
        </div>
        <Distribucion porEstrellas={porEstrellas} />
      </div>
      <AspectosDeOpinion aspectos={aspectos} />
      {cantidad > 1 && <OpinionesVista vista={vista} porEstrellas={porEstrellas} onChange={cambiar} />}
      {resenas.isError && items.length === 0 ? (
        <ErrorBlock
          title="No pudimos cargar las opiniones"
          onRetry={() => void resenas.refetch()}
          isRetrying={resenas.isFetching}
        />
      ) : (
        <ul
          aria-label="Opiniones"
          aria-busy={resenas.isPlaceholderData || undefined}
          className={cx(
            'grid gap-6 transition-opacity duration-200 sm:grid-cols-2',
            resenas.isPlaceholderData && 'opacity-60',
          )}
        >
          {items.map((resena) => (
            <li key={resena.id}>
              <Opinion resena={resena} />
            </li>
          ))}
        </ul>
      )}
      {resenas.hasNextPage && (
        <MasOpiniones
          hasFailed={resenas.isFetchNextPageError}
          isLoading={resenas.isFetchingNextPage}
          onMore={() => void resenas.fetchNextPage()}
        />
      )}
      <Ocultas cantidad={ocultas} />
    </Seccion>
  )
}

function Ocultas({ cantidad }: { cantidad: number }) {
  return (
    cantidad > 0 && (
      <Suspense>
        <OpinionesOcultas cantidad={cantidad} />
      </Suspense>
    )
  )
}
