import { Minus, Plus, Search } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Medida, Vista } from './proyeccion.ts'
import { acercarUnPaso, alejarUnPaso } from './use-gestos.ts'

/** The height of the row and the gap under it. */
export const BOTONES_PX = 52

type BotonesMapaProps = {
  vista: Vista
  medida: Medida
  onVista: (vista: Vista) => void
  /** Null where the zone is the one that was searched. */ onBuscar: (() => void) | null
}

/** In one row at the foot of the map, so that all above it is free for marks. */
export function BotonesMapa({ vista, medida, onVista, onBuscar }: BotonesMapaProps) {
  return (
    <div className="pointer-events-none! flex min-h-11 w-full items-center gap-2 max-md:px-2 *:pointer-events-auto">
      {onBuscar && (
        <Button
          size="dense"
          variant="outline"
          className="min-h-11! shadow-e2"
          icon={<Search size={16} aria-hidden />}
          onClick={onBuscar}
        >
          Buscar en esta zona
        </Button>
      )}
      <IconButton
        variant="plate"
        className="ml-auto border-control-border! bg-bg!"
        label="Alejar"
        icon={<Minus size={20} aria-hidden />}
        onClick={() => onVista(alejarUnPaso(vista, medida))}
      />
      <IconButton
        variant="plate"
        className="border-control-border! bg-bg!"
        label="Acercar"
        icon={<Plus size={20} aria-hidden />}
        onClick={() => onVista(acercarUnPaso(vista, medida))}
      />
    </div>
  )
}
