import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

const MINUTO_MS = 60_000
/** What was prefetched counts as fresh for half as long as what was asked for. */
const ADELANTADO_MS = 2.5 * MINUTO_MS

/** One experience, by id or slug. */
export const experienciaQuery = (id: string) =>
  queryOptions({
    queryKey: ['experiencia', id],
    queryFn: ({ signal }) => api.call('verExperiencia', { id }, { signal }),
  })

export const experienciaAdelantadaQuery = (id: string) => ({ ...experienciaQuery(id), staleTime: ADELANTADO_MS })

/** What of the home page our staff writes. */
export const portadaQuery = queryOptions({
  queryKey: ['portada'],
  queryFn: ({ signal }) => api.call('verPortada', {}, { signal }),
  staleTime: 5 * MINUTO_MS,
})

export const ciudadesQuery = queryOptions({
  queryKey: ['ciudades'],
  queryFn: ({ signal }) => api.call('listarCiudades', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The reservas of the session, whole; ask only while there is one. */
export const reservasQuery = queryOptions({
  queryKey: ['reservas', 'usuario'],
  queryFn: ({ signal }) => api.call('listarReservasUsuario', {}, { signal }),
})
