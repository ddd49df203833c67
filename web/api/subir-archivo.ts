import type { Api, CallName } from '#contract/api.ts'
import type { InputSent, Output } from '#contract/call.ts'
import type { Problema } from '#contract/errors.ts'
import { ApiError, entera } from './cliente.ts'
import { formasDe } from './formas-de.ts'
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
export async function subirArchivo<N extends CallName>(
  name: N,
  input: InputSent<Api[N]>,
  envio: Envio,
): Promise<Output<Api[N]>> {
  const resto = new Map(
    Object.entries(input).filter(([, valor]) => valor !== undefined && valor !== null && valor !== ''),
  )
  const ruta = (await rutaDe(name)).replace(/^\w+ /, '').replaceAll(/:(\w+)/g, (_, campo: string) => {
    const valor = String(resto.get(campo) ?? '')
    resto.delete(campo)
    return encodeURIComponent(valor)
  })
  const campos = new URLSearchParams([...resto].map(([campo, valor]) => [campo, String(valor)])).toString()
  const respuesta = await enviarArchivo<Output<Api[N]>>(ruta, campos, envio)
  return entera(respuesta, await formasDe(name), rutaDe(name))
}

/** By hand, since fetch tells nothing of what has been sent. `campos`: the rest of the call, written as a query is. */
export function enviarArchivo<T>(
  ruta: string,
  campos: string,
  { archivo, tipo = archivo.type || 'application/octet-stream', onAvance, signal }: Envio,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const pedido = new XMLHttpRequest()
    // Cut off halfway, it is no answer.
    const leer = ({ responseText }: XMLHttpRequest): void => {
      const respuesta = leerJson(responseText)
      if (respuesta === undefined) reject(perdida())
      else resolve(respuesta as T)
    }
    pedido.open('POST', ruta)
    const token = tokenPara(ruta)
    if (token) pedido.setRequestHeader('authorization', `Bearer ${token}`)
    pedido.setRequestHeader('content-type', tipo)
    if (campos) pedido.setRequestHeader('x-campos', campos)
    pedido.upload.addEventListener('progress', ({ loaded, total }) => onAvance?.(Math.round((loaded / total) * 100)))
    pedido.addEventListener('load', () =>
      pedido.status >= 200 && pedido.status < 300 ? leer(pedido) : reject(errorDe(pedido)),
    )
    pedido.addEventListener('error', () => reject(perdida()))
    pedido.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    signal?.addEventListener('abort', () => pedido.abort())
    pedido.send(archivo)
  })
}

const perdida = (): ApiError =>
  new ApiError(0, 'NETWORK_ERROR', {
    type: 'NETWORK_ERROR',
    detail: 'No hay conexión. Revisa tu internet e inténtalo de nuevo',
  })

function errorDe({ status, responseText }: XMLHttpRequest): ApiError {
  const problema = leerJson(responseText) as Problema | undefined
  return new ApiError(
    status,
    responseText,
    problema?.detail ? problema : { detail: 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo' },
  )
}

function leerJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // cut off, or not ours
  }
}
