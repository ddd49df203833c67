import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Suscripcion } from '#contract/suscripciones.ts'
import { usuarioQuery } from '#web/components/usuario.ts'
import { api } from '#web/api/api.ts'

export const suscripcionQuery = queryOptions<Suscripcion>({
  queryKey: ['suscripcion'],
  queryFn: ({ signal }) => api.call('verSuscripcion', {}, { signal }),
  staleTime: 0,
})

/** What the server says of the plan is what holds; being a host may be new. */
export function useSuscripcionNueva(): (suscripcion: Suscripcion) => void {
  const queryClient = useQueryClient()
  return (suscripcion) => {
    queryClient.setQueryData(suscripcionQuery.queryKey, suscripcion)
    void queryClient.invalidateQueries({ queryKey: usuarioQuery.queryKey })
  }
}

export type Vuelta = { isAsking: boolean; resultado: 'guardada' | 'sin-guardar' | null; error: unknown }

/** Back from the page where a card is saved: what became of it is asked once. */
export function useVuelta(): Vuelta {
  const [search, setSearch] = useSearchParams()
  const tomar = useSuscripcionNueva()
  const tarjeta = search.get('tarjeta')
  const asked = useRef(false)
  const [vuelta, setVuelta] = useState<Vuelta>({
    isAsking: tarjeta !== null && tarjeta !== 'no',
    resultado: tarjeta === 'no' ? 'sin-guardar' : null,
    error: null,
  })

  useEffect(() => {
    if (tarjeta === null || asked.current) return
    asked.current = true
    setSearch({}, { replace: true, preventScrollReset: true })
    if (tarjeta === 'no') return
    api.call('confirmarTarjeta', { sesionId: tarjeta }).then(
      ({ suscripcion, url }) => {
        tomar(suscripcion)
        setVuelta({ isAsking: false, resultado: url ? 'sin-guardar' : 'guardada', error: null })
      },
      (error: unknown) => setVuelta({ isAsking: false, resultado: null, error }),
    )
  }, [tarjeta, setSearch, tomar])

  return vuelta
}
