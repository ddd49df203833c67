import { lazy, Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { DESDE_LG, useMedia } from '#web/components/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'
import { ScrollMore } from '#web/ui/scroll-more.tsx'
import { ReservaHecha } from './reserva-hecha.tsx'
import { SelectorEspera } from './selector-espera.tsx'
import { CondicionesReserva, PieReserva } from './pie-reserva.tsx'
import { recordarEleccion } from './eleccion-recordada.ts'
import { direccionDeReserva, type Eleccion } from './use-eleccion.ts'
import { hayQueElegir, useSalidas } from './use-salidas.ts'

// Phones never show it, and the page is read before a date is chosen.
const SelectorSalida = lazy(async () => ({ default: (await import('./selector-salida.tsx')).SelectorSalida }))

type CajaReservaProps = { detalle: ExperienciaDetalle; eleccion: Eleccion }

/** The card that stays beside the text on wide screens. */
export function CajaReserva({ detalle, eleccion }: CajaReservaProps) {
  const navigate = useNavigate()
  const caja = useRef<HTMLDivElement>(null)
  const isReady = useMedia(DESDE_LG) === true
  const salidas = useSalidas(detalle.id, detalle.zonaHoraria, isReady)
  const reserva = useReservadas().get(detalle.id)

  /** All of the card, now that what it asks for next is another part of it. */
  function mostrar() {
    requestAnimationFrame(() => caja.current?.scrollIntoView({ block: 'nearest' }))
  }

  function continuar() {
    if (!eleccion.intentar()) return mostrar()
    recordarEleccion(detalle.id, eleccion)
    void navigate(direccionDeReserva(detalle.slug, eleccion))
  }

  return (
    <div
      ref={caja}
      className="flex max-h-[calc(100dvh-6.5rem)] scroll-mt-22 scroll-mb-4 flex-col rounded-card border border-border bg-surface shadow-e2"
    >
      <Price amount={detalle.precioPorPersona} per="Precio final por persona" size="large" className="px-5 pt-4 pb-2" />
      <ScrollMore
        className="flex flex-col gap-3 px-5 pb-3 **:scroll-mb-52"
        // On the first screen the card goes on below the edge: its button does not.
        footerClass="rounded-b-card bg-surface px-5 pt-3 pb-4 before:from-surface"
        footer={
          hayQueElegir(salidas, eleccion.dia) && (
            <PieReserva detalle={detalle} eleccion={eleccion}>
              <Button isWide onClick={continuar}>
                {reserva ? 'Reservar otra fecha' : 'Continuar'}
              </Button>
            </PieReserva>
          )
        }
      >
        {reserva && <ReservaHecha reserva={reserva} />}
        <Suspense fallback={<SelectorEspera />}>
          {isReady ? (
            <SelectorSalida isPorPasos detalle={detalle} eleccion={eleccion} salidas={salidas} alElegirDia={mostrar} />
          ) : (
            <SelectorEspera />
          )}
        </Suspense>
        <CondicionesReserva detalle={detalle} salida={eleccion.salida} />
      </ScrollMore>
    </div>
  )
}
