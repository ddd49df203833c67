import type { FotoSubida } from '#contract/experiencias.ts'
import type { Problema } from '#contract/errors.ts'
import { ApiError } from '#web/api/cliente.ts'
import { RUTAS } from '#web/api/rutas.ts'
import { tokenPara } from '#web/api/sesion.ts'

interface Subida {
  /** Where it goes: the path with its id, and what the query says. */
  ruta: string
  archivo: File
  /** From 0 to 100. */
  onAvance(porcentaje: number): void
  signal: AbortSignal
}

type LlamadaDeFoto = 'subirFotoDeAnfitrion' | 'subirFotoDeProveedor' | 'subirFotoDeResena'

/** The address that a photo is sent to: the only parameter of its route is what it is of. */
export const rutaDeFotos = (llamada: LlamadaDeFoto, id: string): string => RUTAS[llamada].replace(/^POST /, '').replace(/:\w+/, encodeURIComponent(id))

/** By hand, since fetch tells nothing of what has been sent. */
export function subirFoto({ ruta, archivo, onAvance, signal }: Subida): Promise<FotoSubida> {
  return new Promise((resolve, reject) => {
    const pedido = new XMLHttpRequest()
    pedido.open('POST', `${ruta}?licencia=propia`)
    const token = tokenPara(ruta)
    if (token) pedido.setRequestHeader('authorization', `Bearer ${token}`)
    pedido.setRequestHeader('content-type', archivo.type || 'application/octet-stream')
    pedido.upload.addEventListener('progress', ({ loaded, total }) => onAvance(Math.round((loaded / total) * 100)))
    pedido.addEventListener('load', () => (pedido.status === 201 ? resolve(JSON.parse(pedido.responseText) as FotoSubida) : reject(errorDe(pedido))))
    pedido.addEventListener('error', () => reject(new ApiError(0, 'NETWORK_ERROR', { type: 'NETWORK_ERROR', detail: 'No hay conexión. Revisa tu internet e inténtalo de nuevo' })))
    pedido.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    signal.addEventListener('abort', () => pedido.abort())
    pedido.send(archivo)
  })
}

function errorDe({ status, responseText }: XMLHttpRequest): ApiError {
  const isJson = responseText.startsWith('{')
  return new ApiError(status, responseText, isJson ? (JSON.parse(responseText) as Problema) : { detail: 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo' })
}
