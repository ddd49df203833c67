import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import { plazoDeLaProxima } from './promesa-cancelacion.ts'

/** As the page was served with it; where it came without, as the departures say. */
export function usePlazoGratis(
  detalle: ExperienciaDetalle | undefined,
  servida: { plazoGratis: string | null | undefined },
): string | null {
  // An open picture or a way back asks for the page again, and then it comes without.
  const [alLlegar] = useState(servida.plazoGratis)
  const { data = null } = useQuery({
    queryKey: ['plazo-gratis', detalle?.id],
    enabled: alLlegar === undefined && detalle?.recibeReservas === true,
    queryFn: async ({ signal }) =>
      detalle
        ? plazoDeLaProxima(detalle, await api.call('verDisponibilidad', { id: detalle.id }, { signal }), Date.now())
        : null,
  })
  return alLlegar ?? data
}
