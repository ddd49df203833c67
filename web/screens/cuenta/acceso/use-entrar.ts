import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Usuario } from '#contract/usuarios.ts'
import { usuarioQuery } from '#web/components/usuario.ts'
import { ApiError, createCliente } from '#web/api/cliente.ts'
import { guardarSesion, haySesion, olvidarSesion } from '#web/api/sesion.ts'
import type { Area } from './areas.ts'
import { pideCargaCompleta } from './siguiente.ts'

export const OTRA_AREA = 'Esta cuenta es de viajero. Entra por Iniciar Sesión'

/** Signs in to one area and goes on; whoever is signed in there already goes on at once. */
export function useEntrar(area: Area, destino: string) {
  const queryClient = useQueryClient()
  const seguir = useSeguir(destino)
  const [isBusy, setBusy] = useState(false)
  const [falla, setFalla] = useState<string | null>(null)
  const [pideCodigo, setPideCodigo] = useState(false)

  const seguirSiHaySesion = useEffectEvent(async () => {
    const usuario = await area.verSesion().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) olvidarSesion(area.contexto)
      return null
    })
    if (usuario && area.admite(usuario)) seguir()
  })
  useEffect(() => {
    if (haySesion(area.contexto)) void seguirSiHaySesion()
  }, [area])

  async function entrar(credenciales: Parameters<Area['entrar']>[0]): Promise<void> {
    setBusy(true)
    setFalla(null)
    try {
      const { token, usuario } = await area.entrar(credenciales)
      if (!area.admite(usuario)) {
        await devolver(token)
        setFalla(OTRA_AREA)
      } else {
        abrir(token, usuario)
        seguir()
        return
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'totp-requerido') setPideCodigo(true)
      else setFalla(mensajeDe(error, area))
    }
    setBusy(false)
  }

  function abrir(token: string, usuario: Usuario): void {
    queryClient.clear()
    guardarSesion(area.contexto, token)
    if (area.contexto === 'cliente') queryClient.setQueryData(usuarioQuery.queryKey, usuario)
  }

  return {
    entrar: (credenciales: Parameters<Area['entrar']>[0]) => void entrar(credenciales),
    isBusy,
    falla,
    pideCodigo,
  }
}

export function useSeguir(destino: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (pideCargaCompleta(destino)) window.location.replace(destino)
    else void navigate(destino, { replace: true })
  }
}

// A session that was opened at the wrong door is closed again, not left lying about; where that fails it ends by itself.
async function devolver(token: string): Promise<void> {
  const cliente = createCliente({ send: (request) => fetch(request), base: window.location.origin, token: () => token })
  await cliente.call('cerrarSesion', {}).catch(() => undefined)
}

function mensajeDe(error: unknown, { contexto }: Area): string {
  if (!(error instanceof ApiError)) return 'Error al iniciar sesión'
  if (error.code === 'sin-permiso' && contexto === 'proveedor') return OTRA_AREA
  return error.problema.detail ?? 'Error al iniciar sesión'
}
