import type { RefObject } from 'react'
import { Link } from 'react-router'
import { AnchoredPopover } from '#web/ui/anchored-popover.tsx'
import { CompartirOpciones } from './compartir-opciones.tsx'

type CompartirCapaProps = { ancla: RefObject<HTMLElement | null>; nombre: string; url: string; slug: string; onClose: () => void }

export default function CompartirCapa({ ancla, nombre, url, slug, onClose }: CompartirCapaProps) {
  return (
    <AnchoredPopover anchor={ancla} label="Compartir" align="end" onClose={onClose} className="w-80">
      <div className="grid gap-3">
        <p className="font-semibold">Compartir</p>
        <CompartirOpciones nombre={nombre} url={url} />
        <Link to={`/compartir/${slug}`} className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline">
          Ver cómo se verá
        </Link>
      </div>
    </AnchoredPopover>
  )
}
