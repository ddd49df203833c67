import { Search, X } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const PAUSA_MS = 300

/** Free text; searches when the typing pauses, or at once with Enter. */
export function BuscadorPalabra({ q = '', onBuscar }: { q?: string; onBuscar: (q: string) => void }) {
  const [aplicada, setAplicada] = useState(q)
  const [texto, setTexto] = useState(q)
  const campo = useRef<HTMLInputElement>(null)
  if (aplicada !== q) {
    setAplicada(q)
    // What is being typed is newer than the address.
    if (texto.trim() === aplicada) setTexto(q)
  }

  // What was typed before the page came alive is in the field, and nobody told us.
  useEffect(() => setTexto((known) => campo.current?.value ?? known), [])

  const buscar = useRef(onBuscar)
  useEffect(() => {
    buscar.current = onBuscar
  })
  useEffect(() => {
    const palabra = texto.trim()
    if (palabra === q) return
    const timer = setTimeout(() => buscar.current(palabra), PAUSA_MS)
    return () => clearTimeout(timer)
  }, [texto, q])

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (texto.trim() !== q) onBuscar(texto.trim())
  }

  return (
    <form method="get" action="/" onSubmit={onSubmit}>
      <TextInput
        ref={campo}
        type="search"
        name="q"
        aria-label="Buscar por palabra"
        placeholder="Buscar por palabra"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={texto}
        onChange={(event) => setTexto(event.currentTarget.value)}
        icon={<Search size={20} />}
        className="[&::-webkit-search-cancel-button]:hidden"
        suffix={
          texto && (
            <IconButton
              label="Borrar palabra"
              icon={<X size={20} aria-hidden />}
              onClick={() => {
                setTexto('')
                campo.current?.focus()
              }}
            />
          )
        }
      />
      {/* For those who do not press Enter: reached by reading, not by tabbing. */}
      <button type="submit" tabIndex={-1} className="sr-only">
        Buscar
      </button>
    </form>
  )
}
