import { queryOptions } from '@tanstack/react-query'
import type { Alta } from '#contract/altas.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'

export type AreaDeAlta = 'anfitrion' | 'proveedor'

/** The same acts of a host and of a company. */
export const LLAMADAS = {
  anfitrion: {
    ver: 'verAltaDeAnfitrion',
    guardar: 'guardarAltaDeAnfitrion',
    subir: 'subirDocumentoDeAnfitrion',
    archivo: 'verArchivoDeAnfitrion',
    enviar: 'enviarAltaDeAnfitrion',
    pausar: 'pausarAnfitrion',
    apelar: 'apelarSuspensionDeAnfitrion',
    apelarRechazo: 'apelarRechazoDeAnfitrion',
  },
  proveedor: {
    ver: 'verAltaDeProveedor',
    guardar: 'guardarAltaDeProveedor',
    subir: 'subirDocumentoDeProveedor',
    archivo: 'verArchivoDeProveedor',
    enviar: 'enviarAltaDeProveedor',
    pausar: 'pausarProveedor',
    apelar: 'apelarSuspensionDeProveedor',
    apelarRechazo: 'apelarRechazoDeProveedor',
  },
} as const

export const altaQuery = (area: AreaDeAlta) =>
  queryOptions<Alta>({
    queryKey: ['alta', area],
    queryFn: ({ signal }) => api.call(LLAMADAS[area].ver, {}, { signal }),
    staleTime: 0,
  })

/** Of a company's people, its papers are its owner's business alone. */
export const esSinPermiso = (error: unknown): boolean => error instanceof ApiError && error.status === 403
