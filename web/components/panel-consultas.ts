import { queryOptions } from '@tanstack/react-query'
import type { Estadisticas } from '#contract/estadisticas.ts'
import { api } from '#web/api/api.ts'

const RECIENTES = 5

/** What stands in where the figures cannot be had, under 'Datos de ejemplo'. */
export const CIFRAS_DE_EJEMPLO: Estadisticas = {
  activeProviders: 47,
  totalExperiences: 234,
  pendingReview: 8,
  b2bClients: 12,
}

export const cifrasQuery = queryOptions({
  queryKey: ['panel', 'cifras'],
  queryFn: ({ signal }) => api.call('verEstadisticas', {}, { signal }),
})

export const proveedoresRecientesQuery = queryOptions({
  queryKey: ['panel', 'proveedores'],
  queryFn: ({ signal }) =>
    api.call('listarProveedores', { orden: 'recientes', pagina: 1, porPagina: RECIENTES }, { signal }),
})
