import { lazy, type ReactNode, type Ref, Suspense } from 'react'
import type { Experiencia } from '#contract/experiencias.ts'
import { ExperienciaCard } from '#web/components/experiencia-card.tsx'
import { ExperienciaCardEspera } from '#web/components/experiencia-card-espera.tsx'
import { alSenalar, useResaltada } from '#web/components/mapa/resalte.ts'
import { rejillaDeCards, rejillaJuntoAlMapa } from '#web/components/rejilla.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonRegion } from '#web/ui/skeleton.tsx'
import { useSteadyLoading } from '#web/ui/use-steady-loading.ts'
import { etiquetasDe } from './etiquetas.ts'
import { type Filtros, preciosChocan } from './filtros.ts'
import { MostrarMas } from './mostrar-mas.tsx'
import type { Lista } from './use-lista.ts'

const SinResultados = lazy(() => import('./sin-resultados.tsx'))

type ResultadosProps = {
  lista: Lista
  filtros: Filtros
  hrefSiguiente: string
  onLimpiar: (filtros: Filtros) => void
  /** A map stands beside it. */
  isAngosta: boolean
  ref: Ref<HTMLElement>
}

const PRIMERA_FILA = 4
const A_LA_VISTA = 8

export function Resultados({ lista, filtros, hrefSiguiente, onLimpiar, isAngosta, ref }: ResultadosProps) {
  const { items, isAnterior, isTardia, isFailed } = lista
  const { isShown, isSlow } = useSteadyLoading(!isFailed && (items === undefined || isTardia))
  return (
    <section ref={ref} aria-label="Resultados" aria-busy={isAnterior || undefined} className="grid content-start gap-6">
      <h2 className="sr-only">Experiencias</h2>
      {isSlow && (
        <Notice
          tone="info"
          role="status"
          title="Esto está tardando más de lo normal"
          action={<Reintentar onClick={lista.reintentar} />}
        />
      )}
      {preciosChocan(filtros) ? (
        <p role="status" className="text-text-2">
          Aquí verás las experiencias cuando cambies uno de los dos precios.
        </p>
      ) : isFailed ? (
        <ErrorBlock
          title="No pudimos cargar las experiencias"
          text="Guardamos tu búsqueda y tus filtros."
          onRetry={lista.reintentar}
          isRetrying={lista.isLoading}
        />
      ) : isShown || !items ? (
        <Esperas isAngosta={isAngosta} />
      ) : items.length === 0 ? (
        <Suspense>
          <SinResultados filtros={filtros} onLimpiar={onLimpiar} />
        </Suspense>
      ) : (
        <>
          <EnParte lista={lista} />
          <Cards items={items} filtros={filtros} isFaded={isAnterior} isAngosta={isAngosta} />
          <MostrarMas lista={lista} href={hrefSiguiente} />
        </>
      )}
    </section>
  )
}

/** What of the search was not met, before what was. */
function EnParte({ lista: { sinUso, isSoloAlguna } }: { lista: Lista }) {
  if (sinUso.length === 0)
    return (
      isSoloAlguna && (
        <Notice role="status" title="Ninguna experiencia tiene todas esas palabras">
          Estas tienen alguna de ellas.
        </Notice>
      )
    )
  const palabras = sinUso.map((palabra) => `«${palabra}»`)
  return (
    <Notice
      role="status"
      title={`No encontramos ${palabras.length > 1 ? `${palabras.slice(0, -1).join(', ')} ni ${palabras.at(-1)}` : palabras[0]}`}
    >
      {isSoloAlguna
        ? 'Estas experiencias tienen alguna de las otras palabras.'
        : 'Estas experiencias coinciden con el resto de tu búsqueda.'}
    </Notice>
  )
}

function Cards({
  items,
  filtros,
  isFaded,
  isAngosta,
}: {
  items: Experiencia[]
  filtros: Filtros
  isFaded: boolean
  isAngosta: boolean
}) {
  const reservadas = useReservadas()
  const { participantes, fechaInicio } = filtros
  const isPortada = etiquetasDe(filtros).length === 0
  return (
    <ul
      className={cx(
        isAngosta ? rejillaJuntoAlMapa : rejillaDeCards,
        'transition-opacity duration-200',
        isFaded && 'opacity-60',
      )}
    >
      {items.map((experiencia, index) => (
        <Puesto
          key={experiencia.id}
          id={experiencia.id}
          className={cx('scroll-mt-40', index >= A_LA_VISTA ? 'lazy-125' : index >= PRIMERA_FILA && 'late-125')}
        >
          <ExperienciaCard
            experiencia={experiencia}
            reserva={reservadas.get(experiencia.id)}
            isEager={index < PRIMERA_FILA}
            isAfter={isPortada}
            state={{ participantes, fechaInicio }}
          />
        </Puesto>
      ))}
    </ul>
  )
}

/** Tells the map which card is under the pointer or the focus, and shows which one the map points at. */
function Puesto({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const isResaltada = useResaltada(id)
  return (
    <li
      {...alSenalar(id)}
      className={cx(
        className,
        'rounded-card',
        isResaltada && 'outline-2 outline-offset-2 outline-primary not-focus-within:not-hover:outline',
      )}
    >
      {children}
    </li>
  )
}

function Esperas({ isAngosta = false }: { isAngosta?: boolean }) {
  return (
    <SkeletonRegion>
      <div className={isAngosta ? rejillaJuntoAlMapa : rejillaDeCards}>
        {Array.from({ length: A_LA_VISTA }, (_, index) => (
          <ExperienciaCardEspera key={`espera-${index}`} />
        ))}
      </div>
    </SkeletonRegion>
  )
}

function Reintentar({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="outline" size="dense" onClick={onClick}>
      Reintentar
    </Button>
  )
}
