import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import { promesaDeCancelacion } from './promesa-cancelacion.ts'
import { TotalReserva } from './total-reserva.tsx'
import type { Eleccion } from './use-eleccion.ts'

type PieReservaProps = { detalle: ExperienciaDetalle; eleccion: Eleccion; children: ReactNode }

/** What it comes to, what is missing, the button, and what pressing it does not do yet. */
export function PieReserva({ detalle, eleccion, children }: PieReservaProps) {
  return (
    <div className="grid w-full gap-3">
      <TotalReserva eleccion={eleccion} />
      <div role="alert">
        <FieldError id="falta-reserva" message={eleccion.falta ?? undefined} />
      </div>
      {children}
      <p className="text-center text-small text-text-2">Todavía no se cobra nada</p>
      <p className="flex items-start justify-center gap-2 text-small text-text-2">
        <RotateCcw size={16} aria-hidden className="mt-0.5" />
        {promesaDeCancelacion(detalle, eleccion.salida)}
      </p>
      {detalle.confirmacion === 'solicitud' && <p className="text-center text-small text-text-2">Tu anfitrión confirma dentro de 24 horas</p>}
    </div>
  )
}
