import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { guardar, leerGuardado } from '#web/api/almacen.ts'
import { api } from '#web/api/api.ts'
import { alCambiarSesion, haySesion } from '#web/api/sesion.ts'

const LLAVE = 'favoritos'
const MAX = 100
const EVENTO = 'favoritos'

/** What this browser keeps for a visitor, the last one first. */
function favoritosLocales(): string[] {
  const ids = leerGuardado<unknown>(LLAVE)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

function guardarLocales(ids: string[]): void {
  guardar(LLAVE, ids.slice(0, MAX))
  window.dispatchEvent(new Event(EVENTO))
}

const alCambiarLocales = (avisar: () => void): (() => void) => {
  window.addEventListener(EVENTO, avisar)
  window.addEventListener('storage', avisar)
  return () => {
    window.removeEventListener(EVENTO, avisar)
    window.removeEventListener('storage', avisar)
  }
}

export const useFavoritosLocales = (): string[] =>
  JSON.parse(
    useSyncExternalStore(
      alCambiarLocales,
      () => JSON.stringify(favoritosLocales()),
      () => '[]',
    ),
  ) as string[]
export const useHaySesion = (): boolean =>
  useSyncExternalStore(
    alCambiarSesion,
    () => haySesion(),
    () => false,
  )

/** The ids of the account; what the visitor had kept joins them the first time they are asked for. */
export const idsQuery = queryOptions({
  queryKey: ['favoritos', 'ids'],
  queryFn: async ({ signal }) => {
    const locales = favoritosLocales()
    if (locales.length === 0) return (await api.call('listarIdsDeFavoritos', {}, { signal })).ids
    // Oldest first, so that the last one kept stays on top.
    const { ids } = await api.call('guardarFavoritos', { ids: locales.toReversed() }, { signal })
    guardarLocales([])
    return ids
  },
})

/** Whether an experience is kept, and how to keep it or let it go: in the account, or in this browser for a visitor. */
export function useFavorito(id: string) {
  const queryClient = useQueryClient()
  const hasSession = useHaySesion()
  const locales = useFavoritosLocales()
  const { data } = useQuery({ ...idsQuery, enabled: hasSession })
  const isSaved = (hasSession ? (data ?? []) : locales).includes(id)
  const cambiar = useMutation({
    mutationFn: async () => {
      if (!hasSession) {
        guardarLocales(isSaved ? locales.filter((each) => each !== id) : [id, ...locales])
        return null
      }
      return isSaved ? api.call('quitarFavorito', { experienciaId: id }) : api.call('guardarFavoritos', { ids: [id] })
    },
    onSuccess: (guardados) => {
      if (guardados) queryClient.setQueryData(idsQuery.queryKey, guardados.ids)
      void queryClient.invalidateQueries({ queryKey: ['favoritos', 'lista'] })
    },
  })
  return { isSaved, cambiar }
}
