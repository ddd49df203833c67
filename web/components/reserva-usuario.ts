import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Usuario } from '#contract/usuarios.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { alCambiarSesion, haySesion, olvidarSesion } from '#web/api/sesion.ts'

/** Whether this browser holds a customer session; false while rendering on the server. */
export function useHaySesion(): boolean {
  return useSyncExternalStore(
    alCambiarSesion,
    () => haySesion(),
    () => false,
  )
}

/** Who is signed in: undefined while it is being asked, null for a visitor. */
export function useUsuario(): Usuario | null | undefined {
  const hasSession = useHaySesion()
  const { data, isError } = useQuery({ queryKey: ['usuario'], queryFn: verUsuario, enabled: hasSession })
  if (!hasSession || isError) return null
  return data
}

async function verUsuario(): Promise<Usuario | null> {
  try {
    return await api.call('verUsuario', {})
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) olvidarSesion('cliente')
    else throw error
    return null
  }
}
