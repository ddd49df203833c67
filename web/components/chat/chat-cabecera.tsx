import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { borrarConversacion, useConversacion } from './use-conversacion.ts'

type ChatCabeceraProps = {
  /** The name, as the heading or the title of where it stands. */
  children: ReactNode
  cerrar?: ReactNode
}

/** Who answers, whether the last call worked, and the way to forget the talk. */
export function ChatCabecera({ children, cerrar }: ChatCabeceraProps) {
  const { mensajes, isPendiente, isConectada } = useConversacion()
  const [isPreguntando, setPreguntando] = useState(false)
  const borrar = useRef<HTMLButtonElement>(null)

  function conservar() {
    setPreguntando(false)
    borrar.current?.focus()
  }

  async function olvidar() {
    await borrarConversacion()
    setPreguntando(false)
    // The button is gone with the talk; what holds it takes the focus.
    document.querySelector<HTMLElement>('[data-chat]')?.focus()
  }

  return (
    <div className="border-b border-border">
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
            <IconButton
              ref={borrar}
              label="Borrar conversación"
              icon={<Trash2 size={20} aria-hidden />}
              aria-expanded={isPreguntando}
              disabled={isPendiente}
              onClick={() => setPreguntando(!isPreguntando)}
            />
          )}
          {cerrar}
        </div>
      </div>
      {isPreguntando && <Pregunta onConservar={conservar} onOlvidar={olvidar} />}
    </div>
  )
}

function Pregunta({ onConservar, onOlvidar }: { onConservar: () => void; onOlvidar: () => Promise<void> }) {
  const [estado, setEstado] = useState<'default' | 'loading' | 'fallo'>('default')
  const segura = useRef<HTMLButtonElement>(null)
  useEffect(() => segura.current?.focus(), [])

  function olvidar() {
    setEstado('loading')
    onOlvidar().catch(() => setEstado('fallo'))
  }

  return (
    <div role="group" aria-label="Borrar conversación" className="grid animate-fade-in gap-3 bg-surface-2 px-4 py-3">
      {estado === 'fallo' && (
        <p role="alert" className="text-small font-medium text-danger">
          No pudimos borrarla. Inténtalo de nuevo
        </p>
      )}
      <p className="text-small">¿Borrar esta conversación? No se puede recuperar.</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={segura} variant="outline" size="dense" onClick={onConservar}>
          Conservarla
        </Button>
        <Button
          variant="danger-outline"
          size="dense"
          status={estado === 'loading' ? 'loading' : 'default'}
          onClick={olvidar}
        >
          Sí, borrar
        </Button>
      </div>
    </div>
  )
}
