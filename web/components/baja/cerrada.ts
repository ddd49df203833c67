import type { Area } from './baja-textos.ts'

export interface Cerrada {
  cerrada: Area
  nombre: string
}

/** Says to the page after it which business was closed in this browser. */
export const leerCerrada = (state: unknown): Cerrada | null =>
  typeof state === 'object' && state !== null && 'cerrada' in state ? (state as Cerrada) : null
