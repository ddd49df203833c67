import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** About what six lines hold. */
const CORTA = 320

export function Descripcion({ texto }: { texto: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!texto) return null
  const isLong = texto.length > CORTA
  return (
    <section aria-label="Descripción" className="grid justify-items-start gap-2">
      <div id={id} className={cx('max-w-measure whitespace-pre-line', isLong && !isOpen && 'line-clamp-6')}>
        {isLong && !isOpen ? texto.replaceAll(/\s*\n\s*/g, ' ') : texto}
      </div>
      {isLong && (
        <Button
          variant="quiet"
          className="-ml-5"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Leer menos' : 'Leer más'}
        </Button>
      )}
    </section>
  )
}
