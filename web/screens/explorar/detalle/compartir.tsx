import { Share2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const CompartirCapa = lazy(() => import('./compartir-capa.tsx'))

/** The device's own way first; where it has none, a small panel. */
export function Compartir({ nombre, slug }: { nombre: string; slug: string }) {
  const [isOpen, setOpen] = useState(false)
  const boton = useRef<HTMLButtonElement>(null)

  async function compartir() {
    if (typeof navigator.share !== 'function') {
      setOpen(!isOpen)
      return
    }
    try {
      await navigator.share({ title: nombre, url: enlaceDe(slug) })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setOpen(true)
    }
  }

  return (
    <>
      <Button
        ref={boton}
        variant="quiet"
        size="dense"
        className="-mr-3 min-h-11!"
        icon={<Share2 size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void compartir()}
      >
        Compartir
      </Button>
      {isOpen && (
        <Suspense>
          <CompartirCapa
            ancla={boton}
            nombre={nombre}
            url={enlaceDe(slug)}
            slug={slug}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

// Without what this person chose, and by its name: the link is for somebody else.
const enlaceDe = (slug: string): string => `${window.location.origin}/experience/${slug}`
