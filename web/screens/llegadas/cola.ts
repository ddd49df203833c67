import { guardar, leerGuardado } from '#web/api/almacen.ts'
import { leerCargo } from '#web/api/sesion.ts'

/** A ticket read without a network, with its hour by this device, until the server has it or a person lets go of it. */
export interface Pendiente {
  /** The text of the QR or the code, or the id of a booking of the kept list. */
  entrada: string
  titular: string
  leidaEn: string
  /** For whom it was read, a team or the own account; it is sent as theirs. Null in what was kept before every reading said so. */
  cargo?: string | null
  /** Why the server would not take it: it stays until a person sends it again or lets go of it. */
  problema?: string | undefined
}

/** As they were kept before a reading had a text. */
type Antigua = Pendiente & { id?: string; registradaEn?: string }

const LLAVE = 'llegadas-por-enviar'
const EVENTO = 'llegadas'

const alDia = ({ id, registradaEn, ...una }: Antigua): Pendiente => ({
  ...una,
  entrada: una.entrada ?? id ?? '',
  leidaEn: una.leidaEn ?? registradaEn ?? '',
})

export const leerCola = (texto: string): Pendiente[] => (JSON.parse(texto) as Antigua[]).map(alDia)

/** What waits, the first one first. It outlives the session: whoever signs in again sends it. */
export function pendientes(): Pendiente[] {
  return (leerGuardado<Antigua[]>(LLAVE) ?? []).map(alDia)
}

/** False where the device keeps nothing: then it must not look as if it had. The first hour of a ticket stays. */
export function anotar(pendiente: Pendiente): boolean {
  const otras = pendientes()
  if (otras.some(({ entrada }) => entrada === pendiente.entrada)) return true
  return guardarCola([...otras, { ...pendiente, cargo: leerCargo() }])
}

/** Of a business that this session does not act for now: sent there, it would be nobody's. */
export const esDeOtroEquipo = ({ cargo }: Pendiente): boolean => Boolean(cargo) && cargo !== leerCargo()

export const quitar = (entrada: string): boolean => guardarCola(pendientes().filter((each) => each.entrada !== entrada))

/** Kept with its reason, and left alone until a person asks; without one it is tried again. */
export function marcar(entrada: string, problema: string | null): boolean {
  return guardarCola(
    pendientes().map((each) => (each.entrada === entrada ? { ...each, problema: problema ?? undefined } : each)),
  )
}

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
