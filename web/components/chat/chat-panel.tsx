import { useRef } from 'react'
import { useTiendaVacia } from '#web/components/use-tienda-vacia.ts'
import { cx } from '#web/ui/cx.ts'
import { ChatEscribir } from './chat-escribir.tsx'
import { ChatMensajes } from './chat-mensajes.tsx'
import { DE_AYUDA, ESCRIBIENDO, PIE, SUGERENCIAS } from './chat-textos.ts'
import { useChat } from './use-chat.ts'

/** The talk and the field, in the window and on the page alike. */
export function ChatPanel({
  className,
  isVacia,
}: {
  className?: string
  /** Nothing is for sale: there is nothing to search. Where the page does not know it is asked, before a first question. */ isVacia?: boolean
}) {
  const { mensajes, isPendiente, preguntar, reintentar } = useChat()
  const sinCatalogo = useTiendaVacia(mensajes.length === 0, isVacia)
  const campo = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={cx('flex min-h-0 grow flex-col', className)}>
      <ChatMensajes
        mensajes={mensajes}
        sugerencias={sinCatalogo ? DE_AYUDA : SUGERENCIAS}
        onSugerencia={preguntar}
        onReintentar={() => {
          reintentar()
          campo.current?.focus()
        }}
      />
      <p role="status" className="px-4 text-small text-text-2 not-empty:py-2">
        {isPendiente && ESCRIBIENDO}
      </p>
      <ChatEscribir ref={campo} isPendiente={isPendiente} onEnviar={preguntar} />
      <p className="px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center text-caption text-text-2">
        {PIE}
      </p>
    </div>
  )
}
