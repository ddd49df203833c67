import type { CONTEXTOS as DONDE } from '#contract/enumeraciones/personas.ts'

export type ContextoSesion = (typeof DONDE)[number]

const LLAVES: Record<ContextoSesion, string> = { cliente: 'authToken', proveedor: 'providerToken', admin: 'adminToken' }
const CONTEXTOS = Object.keys(LLAVES) as ContextoSesion[]
const EVENTO = 'sesion'
/** Where this tab keeps what was asked of the assistant. */
export const CONVERSACION = 'conversacion'

/** Where the copies of an account's tickets are: they end with its session. */
export const LLAVE_ENTRADAS = 'entradas'

/** Where the people expected today are, for whoever receives them: they end with the session too. */
export const LLAVE_ESPERADOS = 'esperados'

/** For whom somebody works, a team or their own account: what is read without a network is sent as theirs. */
export const LLAVE_CARGO = 'cargo'
export const leerCargo = (): string | null => localStorage.getItem(LLAVE_CARGO)

export function anotarCargo(id: string): void {
  if (leerCargo() !== id) localStorage.setItem(LLAVE_CARGO, id)
}

const hayNavegador = (): boolean => typeof window !== 'undefined'

/** The seed's order: authToken if there is one; else providerToken or adminToken by the path. */
export function tokenPara(path: string): string | null {
  if (!hayNavegador()) return null
  const cliente = localStorage.getItem(LLAVES.cliente)
  if (cliente) return cliente
  if (path.includes('/provider')) return localStorage.getItem(LLAVES.proveedor)
  if (path.includes('/admin')) return localStorage.getItem(LLAVES.admin)
  return null
}

/** The context being left: what is on the screen still counts as signed in, or it would lead to its own sign-in and back. */
let saliente: ContextoSesion | null = null

export const haySesion = (contexto: ContextoSesion = 'cliente'): boolean =>
  hayNavegador() && (saliente === contexto || localStorage.getItem(LLAVES[contexto]) !== null)

/** Whether a call to this path would carry a credential. */
export const haySesionPara = (path: string): boolean => saliente !== null || tokenPara(path) !== null

/** Starting a session in one context ends the others in this browser, so that the wrong token is never sent. */
export function guardarSesion(contexto: ContextoSesion, token: string): void {
  if (Object.values(LLAVES).some((llave) => localStorage.getItem(llave) !== null))
    sessionStorage.removeItem(CONVERSACION)
  for (const llave of [...Object.values(LLAVES), LLAVE_ESPERADOS, LLAVE_CARGO]) localStorage.removeItem(llave)
  quitarEntradas()
  localStorage.setItem(LLAVES[contexto], token)
  terminada = null
  avisarSesion()
}

export function olvidarSesion(contexto: ContextoSesion): void {
  borrar(contexto)
  avisarSesion()
}

/** An application of a company that was not sent yet. */
export const LLAVE_SOLICITUD = 'solicitud-proveedor'

/** What this tab keeps of a visit: drafts, choices and keys of bookings. Whoever signs out leaves none of it to the next person. */
const DE_LA_VISITA = ['reservar:', 'eleccion:', 'reserva:', 'regalo:']

function olvidarVisita(): void {
  for (const llave of Object.keys(sessionStorage))
    if (DE_LA_VISITA.some((prefijo) => llave.startsWith(prefijo))) sessionStorage.removeItem(llave)
  localStorage.removeItem(LLAVE_SOLICITUD)
}

/** Takes the session away at once and tells nobody until the returned function is called, when the screen has been left. */
export function dejarSesion(contexto: ContextoSesion): () => void {
  saliente = contexto
  borrar(contexto)
  olvidarVisita()
  return avisarSesion
}

/** Whose session the server ended, until one begins again. */
let terminada: ContextoSesion | null = null
export const terminoSesion = (contexto: ContextoSesion): boolean => terminada === contexto

/** The server knows this credential no longer; one that has taken its place meanwhile stays. */
export function terminarSesion(token: string): void {
  for (const contexto of CONTEXTOS) {
    if (localStorage.getItem(LLAVES[contexto]) !== token) continue
    terminada = contexto
    olvidarSesion(contexto)
  }
}

function borrar(contexto: ContextoSesion): void {
  localStorage.removeItem(LLAVES[contexto])
  if (contexto === 'cliente') quitarEntradas()
  localStorage.removeItem(LLAVE_ESPERADOS)
  localStorage.removeItem(LLAVE_CARGO)
  sessionStorage.removeItem(CONVERSACION)
}

/** What was kept of the tickets of an account, and their pictures. */
function quitarEntradas(): void {
  localStorage.removeItem(LLAVE_ENTRADAS)
  if ('caches' in globalThis) void caches.delete(LLAVE_ENTRADAS)
}

function avisarSesion(): void {
  saliente = null
  window.dispatchEvent(new Event(EVENTO))
}

/** Told when a session begins or ends, in this tab or another one. */
export function alCambiarSesion(avisar: () => void): () => void {
  window.addEventListener(EVENTO, avisar)
  const dejar = alCambiarEnOtraPestana(avisar)
  return () => {
    window.removeEventListener(EVENTO, avisar)
    dejar()
  }
}

/** Told when another tab signs somebody in or out; this one still shows what it read before, and keeps nothing of a visit that ended there. */
export function alCambiarEnOtraPestana(avisar: () => void): () => void {
  const otraPestana = (event: StorageEvent): void => {
    if (event.key !== null && !Object.values(LLAVES).includes(event.key)) return
    if (event.newValue === null) olvidarVisita()
    avisar()
  }
  window.addEventListener('storage', otraPestana)
  return () => window.removeEventListener('storage', otraPestana)
}
