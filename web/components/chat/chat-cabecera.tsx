import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { olvidarConversacion, useConversacion } from './use-conversacion.ts'

type ChatCabeceraProps = {
  /** The name, as the heading or the title of where it stands. */
  children: ReactNode
  cerrar?: ReactNode
}

/** Who answers, whether the last call worked, and the way to forget the talk. */
export function ChatCabecera({ children, cerrar }: ChatCabeceraProps) {
  const { mensajes, isConectada } = useConversacion()
  const [isPreguntando, setPreguntando] = useState(false)
  const borrar = useRef<HTMLButtonElement>(null)

  function terminar(olvida: boolean) {
    setPreguntando(false)
    if (olvida) olvidarConversacion()
    // The button is gone with the talk; what holds it takes the focus.
    if (olvida) document.querySelector<HTMLElement>('[data-chat]')?.focus()
    else requestAnimationFrame(() => borrar.current?.focus())
  }

  return (
    <header className="border-b border-border">
      <div className="flex items-center gap-2 py-2.5 pr-1 pl-4">
        <LogoMark />
        <div className="grid min-w-0 grow">
          {children}
          <p className="flex items-center gap-1.5 text-small text-text-2">
            <span aria-hidden className={cx('size-2 rounded-full', isConectada ? 'bg-success' : 'bg-danger')} />
            <span role="status">{isConectada ? 'Conectado' : 'Sin conexión'}</span>
          </p>
        </div>
        <div className="flex">
          {mensajes.length > 0 && (
            <IconButton ref={borrar} label="Borrar conversación" icon={<Trash2 size={20} aria-hidden />} aria-expanded={isPreguntando} onClick={() => setPreguntando(!isPreguntando)} />
          )}
          {cerrar}
        </div>
      </div>
      {isPreguntando && <Pregunta onRespuesta={terminar} />}
    </header>
  )
}

function Pregunta({ onRespuesta }: { onRespuesta: (olvida: boolean) => void }) {
  const segura = useRef<HTMLButtonElement>(null)
  useEffect(() => segura.current?.focus(), [])
  return (
    <div role="group" aria-label="Borrar conversación" className="grid animate-fade-in gap-3 bg-surface-2 px-4 py-3">
      <p className="text-small">¿Borrar esta conversación? No se puede recuperar.</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={segura} variant="outline" size="dense" onClick={() => onRespuesta(false)}>
          Conservarla
        </Button>
        <Button variant="danger-outline" size="dense" onClick={() => onRespuesta(true)}>
          Sí, borrar
        </Button>
      </div>
    </div>
  )
}
