import { useEffect, useRef } from 'react'
import { Contained } from '#web/ui/contained.tsx'
import { ChatMensaje, Globo } from './chat-mensaje.tsx'
import { SALUDO } from './chat-textos.ts'
import type { Mensaje } from './conversacion.ts'

type ChatMensajesProps = {
  mensajes: readonly Mensaje[]
  sugerencias: readonly string[]
  onSugerencia: (texto: string) => void
  onReintentar: () => void
}

/** The talk, from the greeting on; what comes is read out politely. */
export function ChatMensajes({ mensajes, sugerencias, onSugerencia, onReintentar }: ChatMensajesProps) {
  const lista = useRef<HTMLDivElement>(null)
  const ultimo = mensajes.at(-1)

  // A question goes to the lower edge; an answer is read from its beginning.
  useEffect(() => {
    const caja = lista.current
    const nodo = caja?.lastElementChild
    if (!caja || !ultimo || !(nodo instanceof HTMLElement)) return
    caja.scrollTop = ultimo.sender === 'ai' ? nodo.offsetTop - MARGEN_PX : caja.scrollHeight
  }, [ultimo])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div
      ref={lista}
      role="log"
      aria-live="polite"
      aria-label="Conversación con Matheus"
      tabIndex={0}
      className="relative flex min-h-0 grow flex-col gap-4 overflow-y-auto overscroll-contain p-4"
    >
      <Globo sender="ai">{SALUDO}</Globo>
      {mensajes.length === 0 && (
        <ul aria-label="Preguntas de ejemplo" className="flex flex-col items-start gap-2">
          {sugerencias.map((texto) => (
            <li key={texto}>
              <button
                type="button"
                onClick={() => onSugerencia(texto)}
                className="press min-h-11 rounded-control border border-control-border bg-surface px-4 py-2 text-left text-small font-medium text-primary hover:border-primary hover:bg-primary-soft hover:text-primary-soft-text"
              >
                {texto}
              </button>
            </li>
          ))}
        </ul>
      )}
      {mensajes.map((mensaje) => (
        <Contained
          key={mensaje.id}
          fallback={<Globo sender="ai">No pudimos mostrar este mensaje. Los demás siguen aquí.</Globo>}
        >
          <ChatMensaje
            mensaje={mensaje}
            onReintentar={mensaje === ultimo && mensaje.fallo ? onReintentar : undefined}
          />
        </Contained>
      ))}
    </div>
  )
}

const MARGEN_PX = 16
