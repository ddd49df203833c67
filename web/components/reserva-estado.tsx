import { CircleCheck, CircleX, Clock, RotateCcw } from 'lucide-react'
import type { Reserva } from '#contract/reservas.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { etiquetasDe, etiquetasDeViajero } from './reserva-textos.ts'

const ICONOS: Partial<Record<BadgeTone, typeof Clock>> = {
  success: CircleCheck,
  warning: Clock,
  danger: CircleX,
  info: RotateCcw,
}

export function ReservaEstado({ reserva }: { reserva: Parameters<typeof etiquetasDe>[0] }) {
  return <Etiquetas etiquetas={etiquetasDe(reserva)} />
}

export function ReservaEstadoDeViajero({ reserva, ahora }: { reserva: Reserva; ahora: Date }) {
  return <Etiquetas etiquetas={etiquetasDeViajero(reserva, ahora)} />
}

function Etiquetas({ etiquetas }: { etiquetas: ReturnType<typeof etiquetasDe> }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {etiquetas.map(({ texto, tono }) => {
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
