import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Usuario } from '#contract/usuarios.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { alCambiarSesion, haySesion, olvidarSesion } from '#web/api/sesion.ts'

const FRESCO_MS = 5 * 60_000
// What the device keeps, a ticket at the door, is worth more than an answer that does not come.
const ESPERA_MS = 4_000

/** Set it with `queryClient.setQueryData(usuarioQuery.queryKey, usuario)` after a login. */
export const usuarioQuery = queryOptions({
  queryKey: ['usuario'],
  queryFn: verUsuario,
  staleTime: FRESCO_MS,
  retry: 1,
  retryDelay: 300,
  refetchOnWindowFocus: false,
})

async function verUsuario({ signal }: { signal: AbortSignal }): Promise<Usuario | null> {
  try {
    return await api.call('verUsuario', {}, { signal: AbortSignal.any([signal, AbortSignal.timeout(ESPERA_MS)]) })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      olvidarSesion('cliente')
      return null
    }
    // oxlint-disable-next-line no-console -- docs/seed.md 8: other failures are logged and give no user
    if (!signal.aborted) console.error('Session check failed', error)
    throw error
  }
}

export type SesionDeUsuario =
  /** There is a token and no answer yet: a grey avatar. */
  | { estado: 'desconocida'; usuario: null }
  | { estado: 'anonima'; usuario: null }
  | { estado: 'iniciada'; usuario: Usuario }

/** The person of the customer session. While rendering on the server nobody has one. */
export function useUsuario(): SesionDeUsuario {
  const hayToken = useSyncExternalStore(alCambiarSesion, haySesionDeCliente, () => false)
  const { data: usuario, isError } = useQuery({ ...usuarioQuery, enabled: hayToken })
  return sesionDe(hayToken, usuario, isError)
}

/**
 * `usuario`: what the last answer said, null where it was a 401. Any failure gives no user (docs/seed.md 7), though the token stays; a call that fails
 * later takes nothing away. An area that needs the person offers to ask again: `useAreaSesion`.
 */
export function sesionDe(hayToken: boolean, usuario: Usuario | null | undefined, isError: boolean): SesionDeUsuario {
  if (hayToken && usuario) return { estado: 'iniciada', usuario }
  return { estado: hayToken && usuario === undefined && !isError ? 'desconocida' : 'anonima', usuario: null }
}

/** The first check of a stored token is on its way. */
export function useComprobandoSesion(): boolean {
  const hayToken = useSyncExternalStore(alCambiarSesion, haySesionDeCliente, () => false)
  return useQuery({ ...usuarioQuery, enabled: hayToken }).isLoading && hayToken
}

/** Their own, or somebody else's that they work for. */
export const vende = (usuario: Usuario | null): boolean =>
  usuario !== null && (usuario.esAnfitrion || usuario.derechos !== undefined)

const haySesionDeCliente = (): boolean => haySesion('cliente')
