import { createContext, type RouterContext, RouterContextProvider } from 'react-router'

export type Contexto = {
  nonce: string
  api: (request: Request) => Promise<Response>
  baseUrl: string
  /** What the log calls this answer. */
  requestId: string
}

// The server and the built screens each load their own copy of this file; both must meet in one key.
const key = Symbol.for('sitio.contexto')
const registry = globalThis as unknown as Record<symbol, RouterContext<Contexto> | undefined>

export const contexto: RouterContext<Contexto> = (registry[key] ??= createContext<Contexto>())

export function provideContexto(value: Contexto): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(contexto, value)
  return provider
}
