import { useUsuario } from '#web/components/usuario.ts'
import { preguntar, reintentar, useConversacion } from './use-conversacion.ts'

/** The conversation, and what may be done in it. What is known of the person's tastes goes along; the server knows whether its person lets it use them. */
export function useChat() {
  const { usuario } = useUsuario()
  const gustos = usuario?.perfilPreferencias ?? {}
  return {
    ...useConversacion(),
    preguntar: (texto: string) => void preguntar(texto, gustos),
    reintentar: () => void reintentar(gustos),
  }
}
