import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useArrowFocus } from '#web/ui/use-arrow-focus.ts'
import { ImagenExperiencia } from './imagen-experiencia.tsx'

type Foto = { url: string; alt: string; ilustracion?: boolean }
type VisorProps = { fotos: readonly Foto[]; nombre: string; primera: number; onClose: () => void }

/** Each picture whole, one at a time; the arrow keys turn. */
export default function Visor({ fotos, nombre, primera, onClose }: VisorProps) {
  const [index, setIndex] = useState(primera)
  const foto = fotos[index]
  const flechas = useArrowFocus(index, fotos.length)

  function mover(by: number) {
    setIndex((current) => Math.min(fotos.length - 1, Math.max(0, current + by)))
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') mover(-1)
      if (event.key === 'ArrowRight') mover(1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={nombre} side="full">
      <div className="mx-auto flex h-full max-w-page flex-col justify-center gap-4">
        <div className="relative mx-auto aspect-4/3 max-h-[70dvh] max-w-full overflow-hidden rounded-card bg-surface-2">
          <ImagenExperiencia
            key={foto?.url}
            src={foto?.url}
            alt={foto?.alt ?? ''}
            isEager
            sizes="100vw"
            className="object-contain!"
          />
        </div>
        <div className="mx-auto flex w-full max-w-[calc(70dvh*4/3)] items-center justify-between gap-4">
          <IconButton
            variant="outline"
            label="Imagen anterior"
            icon={<ChevronLeft size={20} aria-hidden />}
            {...flechas.before}
            onClick={() => mover(-1)}
          />
          <div aria-live="polite" className="grid text-center text-small text-text-2">
            <p className="font-semibold text-text tabular-nums">
              {index + 1} de {fotos.length}
            </p>
            {foto && (
              <p>{foto.ilustracion ? `Imagen ilustrativa: ${foto.alt.replace(/^Ilustración: /, '')}` : foto.alt}</p>
            )}
          </div>
          <IconButton
            variant="outline"
            label="Imagen siguiente"
            icon={<ChevronRight size={20} aria-hidden />}
            {...flechas.after}
            onClick={() => mover(1)}
          />
        </div>
      </div>
    </Sheet>
  )
}
