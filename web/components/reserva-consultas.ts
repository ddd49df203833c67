import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api/api.ts'
import { claveDe, recordarClave } from '#web/api/claves.ts'
import { useViva } from './use-viva.ts'

/**
 * A guest's key for a reserva (by id or codigo), from the address or this tab; undefined until the browser has looked.
 * It leaves the address at once, so that nothing further on carries it.
 */
export function useClave(idOCodigo: string): string | null | undefined {
  const isInBrowser = useViva()
  const clave = isInBrowser ? claveDe(idOCodigo, new URLSearchParams(window.location.search)) : undefined
  useEffect(() => {
    const url = new URL(window.location.href)
    // Not before it was read: the first render only repeats the server's.
    if (clave === undefined || !url.searchParams.has('clave')) return
    url.searchParams.delete('clave')
    window.history.replaceState(window.history.state, '', url)
  })
  return clave
}

export const consultaDeReserva = (idOCodigo: string, clave: string | null | undefined) =>
  queryOptions({
    queryKey: ['reserva', idOCodigo, clave ?? null],
    enabled: clave !== undefined && idOCodigo !== '',
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const reserva = await api.call('verReserva', { id: idOCodigo }, { clave: clave ?? null, signal })
      if (reserva.clave) for (const nombre of [reserva.id, reserva.codigo]) recordarClave(nombre, reserva.clave)
      return reserva
    },
  })

export const consultaDeEntrada = (id: string | undefined, clave: string | null | undefined) =>
  queryOptions({
    queryKey: ['entrada', id ?? '', clave ?? null],
    enabled: clave !== undefined && id !== undefined,
    queryFn: ({ signal }) => api.call('verEntrada', { id: id ?? '' }, { clave: clave ?? null, signal }),
  })
