import { createContext, use } from 'react'
import { api } from '#web/api/api.ts'

const SUFIJOS = { viajero: '', proveedor: 'Proveedor', admin: 'Admin' } as const

/** In which area somebody looks after their account: each session of theirs belongs to one. */
export const AreaDeSeguridad = createContext<keyof typeof SUFIJOS>('viajero')

type Acto =
  | 'listarSesiones'
  | 'terminarSesion'
  | 'terminarOtrasSesiones'
  | 'cambiarClave'
  | 'verSegundoFactor'
  | 'prepararSegundoFactor'
  | 'activarSegundoFactor'
  | 'renovarCodigos'
  | 'quitarSegundoFactor'

/** The same calls, each at the address of its area. */
export function useLlamar() {
  const sufijo = SUFIJOS[use(AreaDeSeguridad)]
  return <A extends Acto>(
    acto: A,
    ...resto: [input: Parameters<typeof api.call<A>>[1], options?: Parameters<typeof api.call<A>>[2]]
  ) => api.call(`${acto}${sufijo}` as A, ...resto)
}
