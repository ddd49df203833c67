import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { SearchInput } from '#web/ui/search-input.tsx'

const PAUSA_MS = 300

type BuscadorPalabraProps = {
  q?: string
  onBuscar: (q: string) => void
  /** Whoever presses Enter is done typing. */ onEntrar: () => void
}

/** Free text; searches when the typing pauses, or at once with Enter. */
export function BuscadorPalabra({ q = '', onBuscar, onEntrar }: BuscadorPalabraProps) {
  const [aplicada, setAplicada] = useState(q)
  const [texto, setTexto] = useState(q)
  if (aplicada !== q) {
    setAplicada(q)
    // What is being typed is newer than the address.
    if (texto.trim() === aplicada) setTexto(q)
  }

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
    onEntrar()
  }

  return (
    <form method="get" action="/" onSubmit={onSubmit}>
      <SearchInput
        name="q"
        aria-label="Buscar por palabra"
        placeholder="Buscar por palabra"
        value={texto}
        onValueChange={setTexto}
      />
      {/* For those who do not press Enter: reached by reading, not by tabbing. */}
      <button type="submit" tabIndex={-1} className="sr-only">
        Buscar
      </button>
    </form>
  )
}
