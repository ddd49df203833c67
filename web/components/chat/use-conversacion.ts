import { useSyncExternalStore } from 'react'
import type { Usuario } from '#contract/usuarios.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { alCambiarSesion, CONVERSACION, haySesion } from '#web/api/sesion.ts'
import {
  type Conversacion,
  conFalla,
  conPregunta,
  conReintento,
  conRespuesta,
  escribirConversacion,
  leerConversacion,
  NUEVA,
} from './conversacion.ts'

type Preferencias = Usuario['perfilPreferencias']

const ESPERA_MS = 30_000
// What a person can do something about; other causes stay in the logs of the server.
const CON_DETALLE = new Set([0, 422, 429])

let actual: Conversacion | null = null
let preguntaEnCurso = 0
const oyentes = new Set<() => void>()

/** The one conversation of this tab, in the window and on the page alike. */
export function useConversacion(): Conversacion {
  return useSyncExternalStore(escuchar, ver, () => NUEVA)
}

export async function preguntar(texto: string, gustos: Preferencias): Promise<void> {
  const siguiente = conPregunta(ver(), texto, new Date())
  if (!siguiente) return
  poner(siguiente)
  await pedir(siguiente.mensajes.at(-1)!.content, gustos)
}

export async function reintentar(gustos: Preferencias): Promise<void> {
  const otraVez = conReintento(ver())
  if (!otraVez) return
  poner(otraVez.conversacion)
  await pedir(otraVez.pregunta, gustos)
}

/** Here and on the server, which tells when it could not. */
export async function borrarConversacion(): Promise<void> {
  const { id } = ver()
  if (id !== null) await api.call('olvidarConversacion', { conversacionId: id })
  olvidarConversacion()
}

function olvidarConversacion(): void {
  preguntaEnCurso++
  poner(NUEVA)
}

async function pedir(message: string, userPreferences: Preferencias): Promise<void> {
  const esta = ++preguntaEnCurso
  const siguiente = await api
    .call(
      'preguntarAsistente',
      { message, userPreferences, conversacionId: ver().id },
      { signal: AbortSignal.timeout(ESPERA_MS) },
    )
    .then(
      (salida) => (antes: Conversacion) => conRespuesta(antes, salida, new Date()),
      (error: unknown) => (antes: Conversacion) => conFalla(antes, detalleDe(error), new Date()),
    )
  // Forgotten meanwhile: the answer comes too late.
  if (esta === preguntaEnCurso) poner(siguiente(ver()))
}

const detalleDe = (error: unknown): string | null =>
  error instanceof ApiError && CON_DETALLE.has(error.status) ? (error.problema.detail ?? null) : null

function ver(): Conversacion {
  return (actual ??= leerConversacion(sessionStorage.getItem(CONVERSACION), new Date()))
}

function poner(siguiente: Conversacion): void {
  actual = siguiente
  if (siguiente === NUEVA) sessionStorage.removeItem(CONVERSACION)
  else sessionStorage.setItem(CONVERSACION, escribirConversacion(siguiente))
  for (const avisar of oyentes) avisar()
}

let habiaSesion = false

function escuchar(avisar: () => void): () => void {
  if (oyentes.size === 0) habiaSesion = haySesion()
  oyentes.add(avisar)
  const dejar = alCambiarSesion(revisarSesion)
  return () => {
    oyentes.delete(avisar)
    dejar()
  }
}

/** What one person asked is not for the next one at this screen. */
function revisarSesion(): void {
  const hay = haySesion()
  if ((habiaSesion && !hay) || sessionStorage.getItem(CONVERSACION) === null) olvidarConversacion()
  habiaSesion = hay
}
