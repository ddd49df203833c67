import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { MapaEspera } from '#web/components/mapa/mapa-espera.tsx'
import { DESDE_LG, useMedia } from '#web/components/use-media.ts'
import { vistaQuery } from './lista-de-vista.tsx'

const MapaFijo = lazy(() => import('#web/components/mapa/mapa-fijo.tsx'))

const ciudadDe = (ubicacionGeografica: string): string => ubicacionGeografica.split(',')[0]!

/** Where the bookings to come take place; beside their list, on wide screens only. */
export function MapaDeProximas() {
  const isAncha = useMedia(DESDE_LG)
  const { data } = useInfiniteQuery(vistaQuery('proximas'))
  const experiencias = (data?.pages ?? []).flatMap(({ items }) =>
    items.filter(({ suspension }) => !suspension).map(({ experiencia }) => experiencia),
  )
  // One for each city: closer than that the list says it.
  const lugares = [
    ...new Map(
      experiencias.map(({ lat, lng, ubicacionGeografica }) => [ciudadDe(ubicacionGeografica), { lat, lng }]),
    ).entries(),
  ].map(([ciudad, lugar]) => ({ ...lugar, nombre: ciudad, rotulo: ciudad }))
  if (!isAncha || lugares.length === 0) return null
  return (
    <section aria-labelledby="mapa-de-proximas" className="grid gap-3">
      <h2 id="mapa-de-proximas" className="font-sans text-body font-semibold">
        Dónde serán
      </h2>
      <div className="h-80 overflow-hidden rounded-card border border-border bg-surface-2">
        <Suspense fallback={<MapaEspera />}>
          <MapaFijo
            lugares={lugares}
            nombre={`Mapa de tus próximas experiencias: ${lugares.map(({ nombre }) => nombre).join(', ')}`}
          />
        </Suspense>
      </div>
    </section>
  )
}
