import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#web/api/api.ts'
import { type ContextoSesion, dejarSesion } from '#web/api/sesion.ts'

const SALIDAS = {
  cliente: { llamada: 'cerrarSesion', ingreso: '/login' },
  proveedor: { llamada: 'cerrarSesionProveedor', ingreso: '/proveedor/login' },
  admin: { llamada: 'cerrarSesionAdmin', ingreso: '/admin/login' },
} as const

/** Ends at the sign-in, whatever the server answers. */
export function useCerrarSesion(contexto: ContextoSesion = 'cliente'): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCallback(async () => {
    const { llamada, ingreso } = SALIDAS[contexto]
    // The request takes the token with it before the browser forgets it.
    const respuesta = api.call(llamada, {}).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- the log line is part of the seed
      console.error('Logout request failed, but continuing with local cleanup', error)
    })
    const avisar = dejarSesion(contexto)
    await navigate(ingreso)
    queryClient.clear()
    avisar()
    await respuesta
  }, [queryClient, navigate, contexto])
}
