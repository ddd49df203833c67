import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'

export const LLAMADAS = {
  anfitrion: {
    crear: 'crearExperienciaDeAnfitrion',
    ver: 'verEdicionDeAnfitrion',
    guardar: 'guardarEdicionDeAnfitrion',
    enviar: 'enviarEdicionDeAnfitrion',
    retirar: 'retirarEdicionDeAnfitrion',
    descartar: 'descartarEdicionDeAnfitrion',
    pausar: 'pausarExperienciaDeAnfitrion',
    subir: 'subirFotoDeAnfitrion',
  },
  proveedor: {
    crear: 'crearExperienciaDeProveedor',
    ver: 'verEdicionDeProveedor',
    guardar: 'guardarEdicionDeProveedor',
    enviar: 'enviarEdicionDeProveedor',
    retirar: 'retirarEdicionDeProveedor',
    descartar: 'descartarEdicionDeProveedor',
    pausar: 'pausarExperienciaDeProveedor',
    subir: 'subirFotoDeProveedor',
  },
} as const

export type Operador = keyof typeof LLAMADAS

export const RUTAS_DE = {
  anfitrion: {
    editor: '/editar-experiencia-anfitrion',
    lista: '/mis-experiencias-anfitrion',
    calendario: '/anfitrion/calendario',
  },
  proveedor: {
    editor: '/proveedor/experiencias',
    lista: '/proveedor/dashboard?seccion=experiencias',
    calendario: '/proveedor/calendario',
  },
} as const

/** What is on the screen is the truth while it is written: it is asked for once. */
export function useEdicion(operador: Operador, experienciaId: string) {
  return useQuery({
    queryKey: ['edicion', operador, experienciaId],
    queryFn: ({ signal }) => api.call(LLAMADAS[operador].ver, { experienciaId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: (veces, error) => veces < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  })
}
