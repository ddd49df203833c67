import { useUsuario } from '#web/components/usuario.ts'
import { preferenciasDe } from './filtros-entendidos.ts'
import { preguntar, reintentar, useConversacion } from './use-conversacion.ts'

/** The conversation, and what may be done in it with the preferences of whoever is signed in. */
export function useChat() {
  const conversacion = useConversacion()
  const { usuario } = useUsuario()
  const preferencias = preferenciasDe(usuario?.perfilPreferencias)
  return {
    ...conversacion,
    preguntar: (texto: string) => void preguntar(texto, preferencias),
    reintentar: () => void reintentar(preferencias),
  }
}
