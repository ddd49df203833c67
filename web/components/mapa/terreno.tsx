import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '#web/api/api.ts'
import type { Medida, Vista } from './proyeccion.ts'
import { Suelo } from './suelo.tsx'
import type { Geometria } from './use-geometria.ts'

const TerrenoLibre = lazy(() => import('./terreno-libre.tsx'))

const configuracionQuery = queryOptions({
  queryKey: ['mapa', 'configuracion'],
  queryFn: ({ signal }) => api.call('verConfiguracionDelMapa', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The style that was set, until it fails. */
export function useEstilo(): [estilo: string | null, dejar: () => void] {
  const { data } = useQuery(configuracionQuery)
  const [fallo, setFallo] = useState(false)
  return [fallo ? null : (data?.estilo ?? null), () => setFallo(true)]
}

type TerrenoProps = { estilo: string | null; onFallo: () => void; geometria: Geometria; vista: Vista; medida: Medida }

/** What lies under the pins: our own outlines, or the style that was set; the outlines again where that one fails. */
export function Terreno({ estilo, onFallo, geometria, vista, medida }: TerrenoProps) {
  const propio = <Suelo geometria={geometria} vista={vista} medida={medida} />
  if (!estilo) return propio
  return (
    <Suspense fallback={propio}>
      <TerrenoLibre estilo={estilo} vista={vista} onFallo={onFallo} />
    </Suspense>
  )
}
