import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '#web/api/api.ts'
import type { Geometria } from './geometria.ts'
import type { Medida, Vista } from './proyeccion.ts'
import { Suelo } from './suelo.tsx'

const TerrenoLibre = lazy(() => import('./terreno-libre.tsx'))

const configuracionQuery = queryOptions({
  queryKey: ['mapa', 'configuracion'],
  queryFn: ({ signal }) => api.call('verConfiguracionDelMapa', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

type TerrenoProps = { geometria: Geometria; vista: Vista; medida: Medida }

/** What lies under the pins: our own outlines, or the style that was set; the outlines again where that one fails. */
export function Terreno({ geometria, vista, medida }: TerrenoProps) {
  const { data } = useQuery(configuracionQuery)
  const [fallo, setFallo] = useState(false)
  const propio = <Suelo geometria={geometria} vista={vista} medida={medida} />
  if (!data?.estilo || fallo) return propio
  return (
    <Suspense fallback={propio}>
      <TerrenoLibre estilo={data.estilo} vista={vista} onFallo={() => setFallo(true)} />
    </Suspense>
  )
}
