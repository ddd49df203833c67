import type { Contexto } from '#domain/permisos/actor.ts'
import type { Mundo } from '../llamadas.ts'

/** What a call needs to find before it can succeed: values for its path and fields, and somebody of their own where it changes an account. */
export interface Preparado {
  token?: string
  ids: Record<string, string>
  headers?: Record<string, string>
}

export type Preparar = (mundo: Mundo, contexto: Contexto) => Promise<Preparado>

/** By the name of the call; one that ends in `Proveedor` or `Admin` may stand under the name without it. */
export type Preparativos = Record<string, Preparar>
