import type { Api, CallName } from '#contract/api.ts'
import type { InputSent, Output } from '#contract/call.ts'
import type { Problema } from '#contract/errors.ts'
import { ApiError } from './cliente.ts'
import { rutaDe } from './ruta-de.ts'
import { tokenPara } from './sesion.ts'

export interface Envio {
  archivo: File
  /** Of the body; that of the file unless said. */
  tipo?: string
  /** From 0 to 100. */
  onAvance?(porcentaje: number): void
  signal?: AbortSignal
}

/** A call whose whole body is a file. */
export async function subirArchivo<N extends CallName>(name: N, input: InputSent<Api[N]>, envio: Envio): Promise<Output<Api[N]>> {
  const resto = new Map(Object.entries(input).filter(([, valor]) => valor !== undefined && valor !== null && valor !== ''))
  const ruta = (await rutaDe(name)).replace(/^\w+ /, '').replaceAll(/:(\w+)/g, (_, campo: string) => {
    const valor = String(resto.get(campo) ?? '')
    resto.delete(campo)
    return encodeURIComponent(valor)
  })
  const campos = new URLSearchParams([...resto].map(([campo, valor]) => [campo, String(valor)])).toString()
  return enviarArchivo(ruta, campos, envio)
}

/** By hand, since fetch tells nothing of what has been sent. `campos`: the rest of the call, written as a query is. */
export function enviarArchivo<T>(ruta: string, campos: string, { archivo, tipo = archivo.type || 'application/octet-stream', onAvance, signal }: Envio): Promise<T> {
  return new Promise((resolve, reject) => {
    const pedido = new XMLHttpRequest()
    pedido.open('POST', ruta)
    const token = tokenPara(ruta)
    if (token) pedido.setRequestHeader('authorization', `Bearer ${token}`)
    pedido.setRequestHeader('content-type', tipo)
    if (campos) pedido.setRequestHeader('x-campos', campos)
    pedido.upload.addEventListener('progress', ({ loaded, total }) => onAvance?.(Math.round((loaded / total) * 100)))
    pedido.addEventListener('load', () => (pedido.status >= 200 && pedido.status < 300 ? resolve(JSON.parse(pedido.responseText) as T) : reject(errorDe(pedido))))
    pedido.addEventListener('error', () => reject(new ApiError(0, 'NETWORK_ERROR', { type: 'NETWORK_ERROR', detail: 'No hay conexión. Revisa tu internet e inténtalo de nuevo' })))
    pedido.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    signal?.addEventListener('abort', () => pedido.abort())
    pedido.send(archivo)
  })
}

function errorDe({ status, responseText }: XMLHttpRequest): ApiError {
  const isJson = responseText.startsWith('{')
  return new ApiError(status, responseText, isJson ? (JSON.parse(responseText) as Problema) : { detail: 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo' })
}
