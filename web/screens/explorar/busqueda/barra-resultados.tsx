import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { lazy, type RefObject, Suspense, useId, useState } from 'react'
import { ORDENES } from '#web/components/catalogo-textos.ts'
import { DESDE_LG, DESDE_SM } from '#web/components/use-media.ts'
import type { Orden } from '#contract/experiencias.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatCantidad } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BuscadorPalabra } from './buscador-palabra.tsx'
import { sinFiltros } from './etiquetas.ts'
import { FiltrosActivos } from './filtros-activos.tsx'
import { type Filtros, preciosChocan } from './filtros.ts'
import { FiltrosAlInstante } from './filtros-campos.tsx'
import { irAResultados, type MapaAbierto } from './use-mapa.ts'
import { useEmpuje } from './use-empuje.ts'

const FiltrosHoja = lazy(() => import('./filtros-hoja.tsx'))

export type Aplicar = (filtros: Filtros, how?: { replace?: boolean }) => Promise<void>

type BarraResultadosProps = {
  filtros: Filtros
  /** Undefined while it is counted, null where it could not be. */
  total: number | null | undefined
  aplicar: Aplicar
  /** Moves down when the panel opens. */
  resultados: RefObject<HTMLElement | null>
  mapa: MapaAbierto
}

export function BarraResultados({ filtros, total, aplicar, resultados, mapa }: BarraResultadosProps) {
  // Prices that contradict each other are shown where they are changed.
  const [abierto, setAbierto] = useState<'panel' | 'hoja' | null>(() => (preciosChocan(filtros) ? 'panel' : null))
  const panelId = useId()
  const isPanel = abierto === 'panel'
  // No place to show; where a map is open, it goes on leading elsewhere.
  const isVacia = total === 0 && !mapa.donde
  const antesDeEmpujar = useEmpuje(resultados)

  function alternar() {
    antesDeEmpujar()
    if (abierto) setAbierto(null)
    else setAbierto(window.matchMedia(DESDE_SM).matches ? 'panel' : 'hoja')
  }

  return (
    <div data-barra-resultados className="z-10 -mx-2 grid gap-3 bg-bg px-2 py-3 lg:sticky lg:top-18">
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3',
          isVacia
            ? 'md:grid-cols-[1fr_auto_auto] lg:grid-cols-[1fr_16.5rem_auto_auto]'
            : 'md:grid-cols-[1fr_auto_auto_auto] lg:grid-cols-[1fr_16.5rem_auto_auto_auto]',
        )}
      >
        <p
          id="conteo"
          role="status"
          tabIndex={-1}
          className={cx(
            'flex scroll-mt-40 items-center self-center text-h3 max-sm:min-h-12 font-semibold outline-none',
            isVacia && 'max-md:col-span-2',
          )}
        >
          {total === undefined ? (
            <Skeleton className="h-6 w-56 max-w-full" />
          ) : total === null ? (
            'Experiencias'
          ) : (
            cuantas(total)
          )}
        </p>
        {!isVacia && (
          <Button
            variant="outline"
            icon={mapa.donde === 'lado' ? <List size={20} aria-hidden /> : <MapIcon size={20} aria-hidden />}
            onClick={mapa.alternar}
            className="justify-self-end px-4! md:order-2"
          >
            {mapa.donde === 'lado' ? 'Lista' : 'Mapa'}
          </Button>
        )}
        <div className="md:order-last md:col-span-4 lg:order-none lg:col-span-1">
          <BuscadorPalabra
            q={filtros.q}
            onBuscar={(q) => void aplicar({ ...filtros, q }, { replace: true })}
            onEntrar={mostrarResultados}
          />
        </div>
        <Button
          variant="outline"
          icon={<SlidersHorizontal size={20} aria-hidden className="max-sm:hidden" />}
          aria-expanded={abierto !== null}
          aria-controls={isPanel ? panelId : undefined}
          onClick={alternar}
          className="px-4! whitespace-nowrap lg:min-w-37"
        >
          {abierto ? 'Menos filtros' : 'Más filtros'}
        </Button>
        <OrdenSelect orden={filtros.orden} onChange={(orden) => void aplicar({ ...filtros, orden })} />
      </div>
      {isPanel && preciosChocan(filtros) && (
        <Notice tone="danger" title="Revisa los dos precios">
          Así no hay experiencias que mostrar: baja el mínimo o sube el máximo.
        </Notice>
      )}
      {isPanel && (
        <div
          id={panelId}
          className="grid animate-fade-in gap-4 rounded-card border border-border bg-surface p-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_auto] lg:gap-6 lg:p-6"
        >
          <FiltrosAlInstante filtros={filtros} onChange={(next) => void aplicar(next)} />
          <Button
            variant="quiet"
            className="self-start justify-self-start max-lg:-ml-5 lg:mt-8"
            onClick={() => void aplicar(sinFiltros(filtros))}
          >
            Limpiar todos los filtros
          </Button>
        </div>
      )}
      <FiltrosActivos filtros={filtros} aplicar={aplicar} />
      {abierto === 'hoja' && (
        <Suspense>
          <FiltrosHoja
            filtros={filtros}
            onAplicar={(next) => aplicar(next, { replace: true })}
            onClose={() => setAbierto(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

// Where the bar does not follow the page, what was found or went wrong may lie below the first view.
function mostrarResultados(): void {
  if (!window.matchMedia(DESDE_LG).matches) irAResultados()
}

function OrdenSelect({ orden = 'relevance', onChange }: { orden?: Orden; onChange: (orden: Orden) => void }) {
  const id = useId()
  return (
    <div className="col-span-2 flex min-w-0 items-center gap-3 *:last:grow md:col-span-1 md:max-lg:grid md:max-lg:gap-1">
      <label htmlFor={id} className="text-small whitespace-nowrap text-text-2">
        Ordenar por
      </label>
      <Select
        id={id}
        value={orden}
        options={Object.entries(ORDENES).map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange(event.currentTarget.value as Orden)}
        className="md:w-62"
      />
    </div>
  )
}

function cuantas(total: number): string {
  return formatCantidad(total, 'experiencia encontrada', 'experiencias encontradas')
}
