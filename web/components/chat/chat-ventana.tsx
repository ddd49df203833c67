import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { DESDE_SM, useMedia } from '#web/components/use-media.ts'
import { Contained } from '#web/ui/contained.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useBackCloses } from '#web/ui/use-back-closes.ts'
import { ChatCabecera } from './chat-cabecera.tsx'
import { ChatLugar } from './chat-lugar.ts'
import { ChatPanel } from './chat-panel.tsx'
import { TITULO } from './chat-textos.ts'

type ChatVentanaProps = { isAbierta: boolean; onCerrar: () => void; lanzador: RefObject<HTMLButtonElement | null> }

/** A sheet over the whole of a narrow screen; else a window in the corner, beside which the page goes on. */
export default function ChatVentana({ isAbierta, onCerrar, lanzador }: ChatVentanaProps) {
  const isHoja = useMedia(DESDE_SM) === false
  const caja = useRef<HTMLDivElement>(null)
  const lugar = useMemo(() => ({ reemplaza: isHoja }), [isHoja])
  useBackCloses(isAbierta && isHoja, onCerrar)
  useCierraAlIrse(isHoja, onCerrar)
  useSobreElTeclado(caja, isAbierta && isHoja)

  function onOpenAutoFocus(event: Event) {
    event.preventDefault()
    // On a phone the field would call the keyboard over the greeting.
    const campo = isHoja ? null : caja.current?.querySelector('textarea:not(:disabled)')
    ;((campo ?? caja.current) as HTMLElement | null)?.focus()
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    lanzador.current?.focus()
  }

  return (
    <Radix.Root key={String(isHoja)} open={isAbierta} modal={isHoja} onOpenChange={(open) => !open && onCerrar()}>
      <Radix.Portal>
        <Radix.Content
          ref={caja}
          data-chat
          data-chat-ventana
          data-scroll-lock={isHoja || undefined}
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => event.preventDefault()}
          className={cx(
            'fixed flex flex-col overflow-hidden border-border bg-surface text-text outline-none',
            isHoja
              ? 'inset-x-0 top-0 z-dialog h-dvh data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in'
              : 'right-6 bottom-6 z-chat h-[min(37.5rem,calc(100dvh-7.5rem))] w-95 rounded-sheet border shadow-e3 data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
          )}
        >
          <ChatLugar value={lugar}>
            <ChatCabecera
              cerrar={
                <Radix.Close asChild>
                  <IconButton label="Cerrar" icon={<X size={24} aria-hidden />} />
                </Radix.Close>
              }
            >
              <Radix.Title className="font-sans text-body leading-5 font-semibold">{TITULO}</Radix.Title>
            </ChatCabecera>
            <Contained title="No pudimos mostrar la conversación">
              <ChatPanel />
            </Contained>
          </ChatLugar>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The sheet hides the page one goes to. */
function useCierraAlIrse(isHoja: boolean, onCerrar: () => void): void {
  const { key } = useLocation()
  const visita = useRef(key)
  useEffect(() => {
    if (visita.current === key) return
    visita.current = key
    if (isHoja) onCerrar()
  }, [key, isHoja, onCerrar])
}

// The keyboard of a phone covers the lower part of the page without making it smaller.
function useSobreElTeclado(caja: RefObject<HTMLDivElement | null>, isAbierta: boolean): void {
  useEffect(() => {
    const vista = window.visualViewport
    if (!isAbierta || !vista) return
    const ajustar = () => {
      caja.current?.style.setProperty('height', `${vista.height}px`)
      caja.current?.style.setProperty('top', `${vista.offsetTop}px`)
    }
    ajustar()
    vista.addEventListener('resize', ajustar)
    vista.addEventListener('scroll', ajustar)
    return () => {
      vista.removeEventListener('resize', ajustar)
      vista.removeEventListener('scroll', ajustar)
    }
  }, [caja, isAbierta])
}
