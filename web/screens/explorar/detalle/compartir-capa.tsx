import type { RefObject } from 'react'
import { Link } from 'react-router'
import { DESDE_SM, useMedia } from '#web/components/use-media.ts'
import { AnchoredPopover } from '#web/ui/anchored-popover.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { CompartirOpciones } from './compartir-opciones.tsx'

type CompartirCapaProps = {
  ancla: RefObject<HTMLElement | null>
  nombre: string
  url: string
  slug: string
  onClose: () => void
}

/** Beside its button on wide screens, from below on phones. */
export default function CompartirCapa({ ancla, nombre, url, slug, onClose }: CompartirCapaProps) {
  const isAncha = useMedia(DESDE_SM)
  const opciones = (
    <div className="grid gap-3">
      {isAncha && <p className="font-semibold">Compartir</p>}
      <CompartirOpciones nombre={nombre} url={url} isPrincipal={!isAncha} />
      {/* The open sheet is an entry of its own in the history: the next page takes its place. */}
      <Link
        to={`/compartir/${slug}`}
        replace={!isAncha}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline"
      >
        Ver cómo se verá
      </Link>
    </div>
  )
  if (isAncha) {
    return (
      <AnchoredPopover anchor={ancla} label="Compartir" align="end" onClose={onClose} className="w-80">
        {opciones}
      </AnchoredPopover>
    )
  }
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Compartir">
      {opciones}
    </Sheet>
  )
}
