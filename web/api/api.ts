import type { RouterContextProvider } from 'react-router'
import { contexto } from '#web/contexto.ts'
import { createCliente, type Cliente } from './cliente.ts'
import { formasDe } from './formas-de.ts'
import { conReloj } from './reloj.ts'
import { terminarSesion, tokenPara } from './sesion.ts'

/** The API in the browser. */
export const api: Cliente = createCliente({
  send: async (request) => conReloj(await fetch(request)),
  base: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
  token: tokenPara,
  formas: formasDe,
  onSesionTerminada: terminarSesion,
})

/** The API for a loader: answered in process while rendering, with no credential, since tokens live in the browser only. */
export function apiDe(context: Readonly<RouterContextProvider>): Cliente {
  if (typeof window !== 'undefined') return api
  const { api: send, baseUrl } = context.get(contexto)
  return createCliente({ send, base: baseUrl, token: () => null })
}
