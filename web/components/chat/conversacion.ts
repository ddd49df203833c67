import type { asistente } from '#contract/asistente.ts'
import type { Output } from '#contract/call.ts'

type Salida = Output<typeof asistente.preguntarAsistente>
export type Respuesta = Pick<Salida, 'filtros' | 'experiencias' | 'alternativas' | 'fuentes'> &
  Partial<Pick<Salida, 'accion'>>

export type Mensaje = {
  id: string
  content: string
  sender: 'ai' | 'user'
  timestamp: string
  respuesta?: Respuesta
  /** The question before it got no answer; `detalle` says why where a person can do something about it. */
  fallo?: { detalle: string | null }
}

export type Conversacion = {
  /** As the server knows it; null before the first answer. */
  id: string | null
  mensajes: readonly Mensaje[]
  isPendiente: boolean
  /** The last call worked. */
  isConectada: boolean
}

export const NUEVA: Conversacion = { id: null, mensajes: [], isPendiente: false, isConectada: true }
export const MAX_MENSAJE = 2000
export const TEXTO_DE_FALLA = 'Lo siento, estoy teniendo problemas técnicos. Por favor, intenta de nuevo.'

const MAX_GUARDADOS = 40

/** With one question more, or null where it may not be sent: blank, or a reply is pending. */
export function conPregunta(antes: Conversacion, texto: string, ahora: Date): Conversacion | null {
  const content = texto.trim().slice(0, MAX_MENSAJE)
  if (content === '' || antes.isPendiente) return null
  return { ...antes, mensajes: [...antes.mensajes, nuevo(antes, 'user', content, ahora)], isPendiente: true }
}

export function conRespuesta(
  antes: Conversacion,
  { response, conversacionId, filtros, experiencias, alternativas, fuentes, accion }: Salida,
  ahora: Date,
): Conversacion {
  const respuesta = { filtros, experiencias, alternativas, fuentes, accion }
  return {
    id: conversacionId,
    mensajes: [...antes.mensajes, { ...nuevo(antes, 'ai', response, ahora), respuesta }],
    isPendiente: false,
    isConectada: true,
  }
}

export function conFalla(antes: Conversacion, detalle: string | null, ahora: Date): Conversacion {
  const falla = { ...nuevo(antes, 'ai', TEXTO_DE_FALLA, ahora), fallo: { detalle } }
  return { ...antes, mensajes: [...antes.mensajes, falla], isPendiente: false, isConectada: false }
}

/** Asks the last question again, where it failed: the failure goes, the question stays. */
export function conReintento(antes: Conversacion): { conversacion: Conversacion; pregunta: string } | null {
  const pregunta = antes.mensajes.at(-2)
  if (antes.isPendiente || !antes.mensajes.at(-1)?.fallo || pregunta?.sender !== 'user') return null
  return {
    conversacion: { ...antes, mensajes: antes.mensajes.slice(0, -1), isPendiente: true },
    pregunta: pregunta.content,
  }
}

/** As text for the tab's own storage; only the last messages. */
export function escribirConversacion({ id, mensajes, isConectada }: Conversacion): string {
  return JSON.stringify({ id, mensajes: mensajes.slice(-MAX_GUARDADOS), isConectada })
}

/** What was kept, where it is ours; a question that was never answered can be asked again. */
export function leerConversacion(guardada: string | null, ahora: Date): Conversacion {
  const leida = guardada === null ? null : parsear(guardada)
  if (!leida || !Array.isArray(leida.mensajes)) return NUEVA
  const conversacion = {
    ...NUEVA,
    id: leida.id ?? null,
    mensajes: leida.mensajes,
    isConectada: leida.isConectada ?? true,
  }
  return conversacion.mensajes.at(-1)?.sender === 'user' ? conFalla(conversacion, null, ahora) : conversacion
}

function parsear(texto: string): Partial<Conversacion> | null {
  try {
    return JSON.parse(texto) as Partial<Conversacion> | null
  } catch {
    return null // written by something else
  }
}

function nuevo({ mensajes }: Conversacion, sender: Mensaje['sender'], content: string, ahora: Date): Mensaje {
  const ultimo = Number(mensajes.at(-1)?.id ?? 0)
  return { id: String(ultimo + 1), content, sender, timestamp: ahora.toISOString() }
}
