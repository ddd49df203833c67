import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import Mapa from '#web/components/mapa/mapa.tsx'
import { TarjetaPunto } from '#web/components/mapa/tarjeta-punto.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Filtros } from './filtros.ts'
import { puntosQuery } from './puntos.ts'

type MapaLadoProps = { filtros: Filtros; onBuscarZona: (zona: string) => void }

/** Beside the list: a pin opens its card, Escape closes it again. */
export default function MapaLado({ filtros, onBuscarZona }: MapaLadoProps) {
  const { data, isError, isFetching, refetch } = useQuery(puntosQuery(filtros))
  const [elegidos, setElegidos] = useState<string[]>([])
  const tarjetas = useRef<HTMLDivElement>(null)
  const puntos = data?.items ?? []
  const elegidas = puntos.filter(({ id }) => elegidos.includes(id))

  useEffect(() => {
    if (elegidos.length === 0) return
    tarjetas.current?.querySelector('a')?.focus({ preventScroll: true })
    tarjetas.current?.scrollIntoView({ block: 'nearest' })
  }, [elegidos])

  function cerrar() {
    const pin = document.querySelector<HTMLElement>(`[data-pin~="${elegidos[0]}"]`)
    setElegidos([])
    pin?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || elegidos.length === 0) return
    event.stopPropagation()
    cerrar()
  }

  if (isError && !data) {
    return (
      <ErrorBlock
        title="No pudimos cargar el mapa"
        text="La lista sigue aquí, completa."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard wherever the focus is inside
    <div ref={bajoLaBarra} onKeyDown={onKeyDown} className="flex h-full flex-col">
      <div className="flex min-h-0 flex-col overflow-hidden rounded-card border border-border bg-surface shadow-e1">
        <Mapa
          isAlLado
          puntos={puntos}
          total={data?.total ?? 0}
          zona={filtros.zona}
          onBuscarZona={onBuscarZona}
          elegidos={elegidos}
          onElegir={setElegidos}
        >
          {() =>
            elegidas.length > 0 && (
              <div ref={tarjetas} className="relative w-full scroll-mb-6">
                <ul
                  aria-label="Experiencias elegidas"
                  className="grid max-h-66 gap-2 overflow-y-auto overscroll-contain rounded-card p-0.5"
                >
                  {elegidas.map((punto) => (
                    <li key={punto.id}>
                      <TarjetaPunto
                        punto={punto}
                        state={{ participantes: filtros.participantes, fechaInicio: filtros.fechaInicio }}
                        className="pr-12"
                      />
                    </li>
                  ))}
                </ul>
                <IconButton
                  label="Cerrar"
                  icon={<X size={20} aria-hidden />}
                  className="absolute! top-1 right-1"
                  onClick={cerrar}
                />
              </div>
            )
          }
        </Mapa>
      </div>
    </div>
  )
}

/** The navigation, and the gap under the bar. */
const SOBRE_LA_BARRA_PX = 72 + 8

/** The column sticks level with the first row of cards, however high the tags make the bar. */
function bajoLaBarra(mapa: HTMLElement | null) {
  const columna = mapa?.closest('aside')
  const barra = document.querySelector<HTMLElement>('[data-barra-resultados]')
  if (!columna || !barra) return undefined
  const observer = new ResizeObserver(() =>
    columna.style.setProperty('--tope', `${SOBRE_LA_BARRA_PX + barra.offsetHeight}px`),
  )
  observer.observe(barra)
  return () => observer.disconnect()
}
