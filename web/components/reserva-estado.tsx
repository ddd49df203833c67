import { CircleCheck, CircleX, Clock, RotateCcw } from 'lucide-react'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { etiquetasDe } from './reserva-textos.ts'

const ICONOS: Partial<Record<BadgeTone, typeof Clock>> = { success: CircleCheck, warning: Clock, danger: CircleX, info: RotateCcw }

export function ReservaEstado({ reserva }: { reserva: Parameters<typeof etiquetasDe>[0] }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {etiquetasDe(reserva).map(({ texto, tono }) => {
        const Icono = ICONOS[tono]
        return (
          <Badge key={texto} tone={tono} icon={Icono && <Icono size={16} aria-hidden />}>
            {texto}
          </Badge>
        )
      })}
    </span>
  )
}
