import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { DESDE_LG, useMedia } from '#web/components/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Eleccion } from './use-eleccion.ts'

const cargarHoja = () => import('./hoja-reserva.tsx')
const HojaReserva = lazy(cargarHoja)

type BarraReservaProps = { detalle: ExperienciaDetalle; eleccion: Eleccion }

/** Stays at the lower edge of narrow screens and opens the sheet; links to `#fechas` open it at once. */
export function BarraReserva({ detalle, eleccion }: BarraReservaProps) {
  const { hash, key } = useLocation()
  const isAngosta = useMedia(DESDE_LG) === false
  const [isOpen, setOpen] = useState(false)
  const [llegada, setLlegada] = useState<string | null>(null)
  if (isAngosta && llegada !== key) {
    setLlegada(key)
    if (hash === '#fechas') setOpen(true)
  }
  const isBooked = useReservadas().has(detalle.id)
  return (
    <div
      data-sticky-bar
      className="fixed inset-x-0 bottom-0 z-bar border-t border-border bg-raised pb-[env(safe-area-inset-bottom)] shadow-e2 lg:hidden"
    >
      <div className="wrap flex min-h-18 items-center justify-between gap-4">
        <Price
          amount={detalle.precioPorPersona}
          per="Precio final por persona"
          className="flex-col gap-0 leading-tight"
        />
        <Button onPointerEnter={() => void cargarHoja()} onClick={() => setOpen(true)} className="shrink-0">
          {isBooked ? 'Reservar otra fecha' : 'Ver fechas'}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <HojaReserva detalle={detalle} eleccion={eleccion} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
