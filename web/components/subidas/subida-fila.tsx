import { RotateCcw, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Subida } from './use-subidas.ts'

/** One file on its way, or why it did not arrive. */
export function SubidaFila({
  subida: { nombre, avance, error, isFinal },
  onReintentar,
  onQuitar,
}: {
  subida: Subida
  onReintentar: () => void
  onQuitar: () => void
}) {
  if (!error) return <Progress label={nombre} value={avance} text={avance === 100 ? 'Preparando' : `${avance} %`} />
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger p-4"
    >
      <span className="grid min-w-0">
        <span className="truncate font-medium">{nombre}</span>
        <span className="text-small text-danger">{error}</span>
      </span>
      <span className="flex items-center gap-2">
        {!isFinal && (
          <Button variant="outline" size="dense" icon={<RotateCcw size={16} aria-hidden />} onClick={onReintentar}>
            Reintentar
          </Button>
        )}
        <IconButton label={`Quitar: ${nombre}`} icon={<X size={20} aria-hidden />} onClick={onQuitar} />
      </span>
    </div>
  )
}
