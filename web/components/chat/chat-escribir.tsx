import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { controlClass } from '#web/ui/control-styles.ts'
import { MAX_MENSAJE } from './conversacion.ts'

type ChatEscribirProps = { ref: Ref<HTMLTextAreaElement>; isPendiente: boolean; onEnviar: (texto: string) => void }

/** Enter sends, Shift+Enter breaks the line; nothing is sent while a reply is pending, and a blank line leads to the field. */
export function ChatEscribir({ ref, isPendiente, onEnviar }: ChatEscribirProps) {
  const [texto, setTexto] = useState('')
  const campo = useRef<HTMLTextAreaElement>(null)
  const teniaFoco = useRef(false)
  useImperativeHandle(ref, () => campo.current!)

  // The field is disabled while the reply is pending and loses the focus; whoever writes with a keyboard goes on writing.
  useEffect(() => {
    if (isPendiente || !teniaFoco.current) return
    teniaFoco.current = false
    const nadieLoTiene =
      document.activeElement === document.body || document.activeElement?.matches('[data-chat]') === true
    if (nadieLoTiene && window.matchMedia('(hover: hover)').matches) campo.current?.focus()
  }, [isPendiente])

  function enviar() {
    if (isPendiente) return
    if (texto.trim() === '') return campo.current?.focus()
    teniaFoco.current = true
    campo.current?.closest<HTMLElement>('[data-chat]')?.focus({ preventScroll: true })
    setTexto('')
    onEnviar(texto)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    enviar()
  }

  return (
    <form
      className="flex items-end gap-2 border-t border-border px-4 pt-3"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        enviar()
      }}
    >
      <textarea
        ref={campo}
        aria-label="Escribe tu pregunta"
        placeholder="Escribe tu pregunta"
        rows={1}
        maxLength={MAX_MENSAJE}
        enterKeyHint="send"
        autoComplete="off"
        value={texto}
        disabled={isPendiente}
        onChange={(event) => setTexto(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={cx(controlClass, 'field-sizing-content max-h-36 grow resize-none py-2.75')}
      />
      <button
        type="submit"
        aria-label="Enviar mensaje"
        disabled={isPendiente}
        className="press inline-flex size-12 shrink-0 items-center justify-center rounded-control bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-pressed disabled:bg-surface-2 disabled:text-text-3"
      >
        <SendHorizontal size={20} aria-hidden />
      </button>
    </form>
  )
}
