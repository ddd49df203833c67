import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** A provider's bell holds what is about the business they work for, everybody else's what is theirs. */
export type ContextoDeCampana = 'cliente' | 'proveedor'

export const LLAMADAS = {
  cliente: {
    contar: 'contarNotificaciones',
    listar: 'listarNotificaciones',
    leer: 'leerNotificacion',
    leerTodas: 'leerTodasLasNotificaciones',
  },
  proveedor: {
    contar: 'contarNotificacionesDeProveedor',
    listar: 'listarNotificacionesDeProveedor',
    leer: 'leerNotificacionDeProveedor',
    leerTodas: 'leerTodasLasNotificacionesDeProveedor',
  },
} as const

/** How many the bell has not shown yet; asked again when the person comes back to this tab. */
export const sinLeerQuery = (contexto: ContextoDeCampana) =>
  queryOptions({
    queryKey: ['notificaciones', contexto, 'sin-leer'],
    queryFn: ({ signal }) => api.call(LLAMADAS[contexto].contar, {}, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  })
