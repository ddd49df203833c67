import { guardar, leerGuardado } from '#web/api/almacen.ts'
import { leerCargo } from '#web/api/sesion.ts'

/** An arrival read without a network, with its hour, until the server has it. */
export interface Pendiente {
  id: string
  titular: string
  registradaEn: string
  /** For whom somebody of several teams read it; it is sent as theirs. */
  cargo?: string | null
}

const LLAVE = 'llegadas-por-enviar'
const EVENTO = 'llegadas'

/** What waits to be sent, the first one first. It outlives the session: whoever signs in again sends it. */
export function pendientes(): Pendiente[] {
  return leerGuardado<Pendiente[]>(LLAVE) ?? []
}

/** False where the device keeps nothing: then it must not look as if it had. The first hour of a booking stays. */
export function anotar(pendiente: Pendiente): boolean {
  const otras = pendientes()
  if (otras.some(({ id }) => id === pendiente.id)) return true
  return guardarCola([...otras, { ...pendiente, cargo: leerCargo() }])
}

/** Of a business that this session does not act for now: refused there, it would be lost. */
export const esDeOtroEquipo = ({ cargo }: Pendiente): boolean => Boolean(cargo) && cargo !== leerCargo()

export const quitar = (id: string): boolean => guardarCola(pendientes().filter((each) => each.id !== id))

function guardarCola(lista: Pendiente[]): boolean {
  if (!guardar(LLAVE, lista)) return false
  window.dispatchEvent(new Event(EVENTO))
  return true
}

export function alCambiarCola(avisar: () => void): () => void {
  window.addEventListener(EVENTO, avisar)
  window.addEventListener('storage', avisar)
  return () => {
    window.removeEventListener(EVENTO, avisar)
    window.removeEventListener('storage', avisar)
  }
}

/** For `useSyncExternalStore`: the same text while nothing changed. */
export const textoDeCola = (): string => localStorage.getItem(LLAVE) ?? '[]'
