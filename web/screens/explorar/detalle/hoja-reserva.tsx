import { useNavigate } from 'react-router'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { recordarEleccion } from './eleccion-recordada.ts'
import { CondicionesReserva, PieReserva } from './pie-reserva.tsx'
import { ReservaHecha } from './reserva-hecha.tsx'
import { SelectorSalida } from './selector-salida.tsx'
import { direccionDeReserva, type Eleccion } from './use-eleccion.ts'
import { hayQueElegir, useSalidas } from './use-salidas.ts'

/** The sheet gives the focus back before the page moves. */
const CIERRE_MS = 250

type HojaReservaProps = { detalle: ExperienciaDetalle; eleccion: Eleccion; onClose: () => void }

export default function HojaReserva({ detalle, eleccion, onClose }: HojaReservaProps) {
  const navigate = useNavigate()
  const salidas = useSalidas(detalle.id, detalle.zonaHoraria, true)
  const reserva = useReservadas().get(detalle.id)

  function continuar() {
    if (!eleccion.intentar()) return
    recordarEleccion(detalle.id, eleccion)
    // The open sheet is an entry of its own in the history: the next page takes its place.
    void navigate(direccionDeReserva(detalle.slug, eleccion), { replace: true })
  }

  function verOtras() {
    onClose()
    setTimeout(() => document.querySelector('#similares')?.scrollIntoView(), CIERRE_MS)
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Fecha y viajeros"
      isTall={!eleccion.dia}
      footer={
        hayQueElegir(salidas, eleccion.dia) && (
          <PieReserva detalle={detalle} eleccion={eleccion}>
            <Button isWide onClick={continuar}>
              Continuar
            </Button>
          </PieReserva>
        )
      }
    >
      <div className="grid gap-4">
        {reserva && <ReservaHecha reserva={reserva} />}
        <SelectorSalida detalle={detalle} eleccion={eleccion} salidas={salidas} onVerOtras={verOtras} />
        <CondicionesReserva detalle={detalle} salida={eleccion.salida} />
      </div>
    </Sheet>
  )
}
