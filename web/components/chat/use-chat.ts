import { preguntar, reintentar, useConversacion } from './use-conversacion.ts'

/** The conversation, and what may be done in it. The server knows which preferences its person lets it use. */
export function useChat() {
  return {
    ...useConversacion(),
    preguntar: (texto: string) => void preguntar(texto),
    reintentar: () => void reintentar(),
  }
}
