import { useSyncExternalStore } from 'react'

// One thing under the pointer or the focus, in the list or on the map: both sides listen.
let resaltadas: readonly string[] = []
const oyentes = new Set<() => void>()

export function resaltar(ids: readonly string[]): void {
  if (ids.join() === resaltadas.join()) return
  resaltadas = ids
  for (const avisar of oyentes) avisar()
}

const suscribir = (avisar: () => void) => {
  oyentes.add(avisar)
  return () => oyentes.delete(avisar)
}

export const useResaltadas = (): readonly string[] =>
  useSyncExternalStore(
    suscribir,
    () => resaltadas,
    () => resaltadas,
  )
export const useResaltada = (id: string): boolean =>
  useSyncExternalStore(
    suscribir,
    () => resaltadas.includes(id),
    () => false,
  )

/** For what stands for an experience: a card, a pin. */
export const alSenalar = (...ids: string[]) => ({
  onPointerEnter: () => resaltar(ids),
  onPointerLeave: () => resaltar([]),
  onFocus: () => resaltar(ids),
  onBlur: () => resaltar([]),
})
