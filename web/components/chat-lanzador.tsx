import { BotMessageSquare } from 'lucide-react'
import { type ComponentType, type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/ui/cx.ts'

type Ventana = ComponentType<{
  isAbierta: boolean
  onCerrar: () => void
  lanzador: RefObject<HTMLButtonElement | null>
}>

const PAGINA = '/matheus-ia'
const EVENTO = 'abrirChat'
const traer = (): Promise<{ default: Ventana }> => import('./chat/chat-ventana.tsx')

// A failure shows itself at the click.
const adelantar = (): void =>
  void traer().then(
    () => undefined,
    () => undefined,
  )

/** For a link to the assistant's page: opens the window in its place. */
export function abrirChat(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  event.preventDefault()
  window.dispatchEvent(new Event(EVENTO))
}

/** Stands in the bar, where it covers nothing. The window is fetched at the first sign of interest, so that the first view does not carry it. */
export function ChatLanzador({ className }: { className?: string | false }) {
  const [Ventana, setVentana] = useState<Ventana | null>(null)
  const [isAbierta, setAbierta] = useState(false)
  const boton = useRef<HTMLButtonElement>(null)
  const cerrar = useCallback(() => setAbierta(false), [])

  useEffect(() => {
    const abrir = () => {
      setAbierta(true)
      // Where the window cannot be fetched, the page has the same.
      traer().then(
        (modulo) => setVentana(() => modulo.default),
        () => window.location.assign(PAGINA),
      )
    }
    window.addEventListener(EVENTO, abrir)
    return () => window.removeEventListener(EVENTO, abrir)
  }, [])

  return (
    <>
      <button
        ref={boton}
        type="button"
        aria-label="Abrir chat con Matheus"
        aria-haspopup="dialog"
        aria-expanded={isAbierta}
        onPointerEnter={adelantar}
        onFocus={adelantar}
        onClick={abrirChat}
        className={cx(CLASE, className)}
      >
        <Rostro />
      </button>
      {Ventana && <Ventana isAbierta={isAbierta} onCerrar={cerrar} lanzador={boton} />}
    </>
  )
}

/** In its place on the assistant's own page. */
export function EnElChat({ className }: { className?: string | false }) {
  return (
    <Link
      to={PAGINA}
      aria-label="Matheus"
      aria-current="page"
      className={cx(CLASE, 'underline decoration-2 underline-offset-8 max-lg:bg-primary-soft', className)}
    >
      <Rostro />
    </Link>
  )
}

const CLASE =
  'press inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold text-primary hover:bg-surface-2'

function Rostro() {
  return (
    <>
      <BotMessageSquare size={24} aria-hidden />
      <span className="hidden lg:inline">Matheus</span>
    </>
  )
}
