import { Hourglass, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import { fraseDeMinimo } from '#web/components/reserva-minimo.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import { LineaDeCancelacion } from './linea-cancelacion.tsx'
import { TotalReserva } from './total-reserva.tsx'
import type { Eleccion } from './use-eleccion.ts'

/** What it comes to, what is missing, the button, and what pressing it does not do yet. */
export function PieReserva({
  detalle,
  eleccion,
  children,
}: {
  detalle: ExperienciaDetalle
  eleccion: Eleccion
  children: ReactNode
}) {
  return (
    <div className="grid w-full gap-3">
      {/* Before that, the facts under the title say it, with the date of the next departure. */}
      {eleccion.salida && <LineaDeCancelacion detalle={detalle} salida={eleccion.salida} />}
      {/* For one person and no hour yet it would only say the price over it again. */}
      {(eleccion.salida || eleccion.cantidad > 1) && <TotalReserva eleccion={eleccion} />}
      <div role="alert" className="empty:hidden">
        <FieldError message={eleccion.falta ?? undefined} />
      </div>
      {children}
      <p className="text-center text-small text-text-2">Todavía no se cobra nada</p>
    </div>
  )
}

type CondicionesReservaProps = { detalle: ExperienciaDetalle; salida: Salida | null }

export function CondicionesReserva({ detalle, salida }: CondicionesReservaProps) {
  if (!salida?.minimo && detalle.confirmacion !== 'solicitud') return null
  return (
    <ul className="grid gap-2 border-t border-border pt-4 text-small text-text-2">
      {salida?.minimo && (
        <li className="flex gap-2">
          <Users size={16} aria-hidden className="mt-0.5" />
          {fraseDeMinimo(salida.minimo, detalle.zonaHoraria)}
        </li>
      )}
      {detalle.confirmacion === 'solicitud' && (
        <li className="flex gap-2">
          <Hourglass size={16} aria-hidden className="mt-0.5" />
          Tu anfitrión confirma dentro de 24 horas
        </li>
      )}
    </ul>
  )
}
