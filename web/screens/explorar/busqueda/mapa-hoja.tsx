import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PuntoExperiencia } from '#contract/experiencias.ts'
import Mapa from '#web/components/mapa/mapa.tsx'
import { resaltar } from '#web/components/mapa/resalte.ts'
import { TarjetaPunto } from '#web/components/mapa/tarjeta-punto.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { Filtros } from './filtros.ts'
import { puntosQuery } from './puntos.ts'
import { regreso } from './use-mapa.ts'

const MAX_TARJETAS = 40

type MapaHojaProps = { filtros: Filtros; onBuscarZona: (zona: string) => void; onClose: () => void }

/** Over the whole screen of a phone, with a strip of cards. */
export default function MapaHoja({ filtros, onBuscarZona, onClose }: MapaHojaProps) {
  const { data, isError, isFetching, refetch } = useQuery(puntosQuery(filtros))
  const [elegidos, setElegidos] = useState<string[]>([])
  const tira = useRef<HTMLUListElement>(null)
  const puntos = data?.items ?? []
  const state = { participantes: filtros.participantes, fechaInicio: filtros.fechaInicio }

  function elegir(ids: string[]) {
    setElegidos(ids)
    resaltar(ids)
    requestAnimationFrame(() => tira.current?.scrollTo({ left: 0 }))
  }

  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Mapa" side="full">
      <div className="-mx-4 -mb-6 h-[calc(100%+1.5rem)] sm:-mx-6">
        {isError && !data ? (
          <div className="p-4">
            <ErrorBlock
              title="No pudimos cargar el mapa"
              text="La lista sigue aquí, completa."
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          </div>
        ) : (
          <Mapa
            puntos={puntos}
            total={data?.total ?? 0}
            zona={filtros.zona}
            onBuscarZona={onBuscarZona}
            elegidos={elegidos}
            onElegir={elegir}
            cubierto={190}
          >
            {(aLaVista) => (
              <ul
                ref={tira}
                aria-label="Experiencias del mapa"
                className="scrollbar-none -mx-2 flex w-screen snap-x scroll-px-4 gap-2 justify-self-start overflow-x-auto overscroll-x-contain px-4 pt-1 pb-6 -mb-5"
              >
                {enOrden(aLaVista, elegidos).map((punto) => (
                  <li key={punto.id} className="w-75 max-w-[85vw] shrink-0 snap-start">
                    <TarjetaPunto
                      punto={punto}
                      state={state}
                      replace
                      onIr={() => (regreso.alMapa = true)}
                      className="h-full"
                    />
                  </li>
                ))}
              </ul>
            )}
          </Mapa>
        )}
      </div>
    </Sheet>
  )
}

/** What was chosen first, then the list as it is. */
function enOrden(puntos: readonly PuntoExperiencia[], elegidos: readonly string[]): PuntoExperiencia[] {
  const elegidas = puntos.filter(({ id }) => elegidos.includes(id))
  return [...elegidas, ...puntos.filter(({ id }) => !elegidos.includes(id))].slice(0, MAX_TARJETAS)
}
