import { CalendarClock, FileText, MessagesSquare, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Timeline } from '#web/ui/timeline.tsx'
import { pasosDe } from './entrada-estado.tsx'

const CambiarFecha = lazy(() => import('./cambiar-fecha.tsx').then(({ CambiarFecha }) => ({ default: CambiarFecha })))
const PedirFactura = lazy(() => import('./pedir-factura.tsx').then(({ PedirFactura }) => ({ default: PedirFactura })))
const DatosDeReserva = lazy(() =>
  import('./datos-de-reserva.tsx').then(({ DatosDeReserva }) => ({ default: DatosDeReserva })),
)

type EntradaGestionProps = { reserva: Reserva; clave: string | null; onCancel: () => void }
type Hoja = 'fecha' | 'factura' | 'datos' | null

/** What can still be done with a booking; the last of it, to cancel. */
export function EntradaGestion({ reserva, clave, onCancel }: EntradaGestionProps) {
  const [abierta, setAbierta] = useState<Hoja>(null)
  const [usadas, setUsadas] = useState<Hoja[]>([])
  const { puedeCambiar, puedePedirFactura, puedeCancelar } = reserva.acciones
  const alRegalo = reserva.reembolso?.alRegalo ?? 0
  const hasRebate = reserva.rebaja > 0 && reserva.reembolso && reserva.estado !== 'cancelada'

  function abrir(hoja: Hoja) {
    setUsadas((antes) => [...antes, hoja])
    setAbierta(hoja)
  }

  const canWrite = !['pendiente', 'expirada'].includes(reserva.estado)
  if (!canWrite && !puedeCambiar && !puedePedirFactura && !puedeCancelar && !hasRebate && clave === null) return null
  return (
    <section data-sin-papel aria-label="Gestionar la reserva" className="grid gap-4 border-t border-border pt-6">
      {hasRebate && reserva.reembolso && (
        <div className="grid gap-3">
          <p>
            Devolución por cambio de fecha:{' '}
            <strong className="font-semibold tabular-nums">{formatPesos(reserva.rebaja)}</strong>
            {alRegalo > 0 && `${'\u00a0'}· ${formatPesos(alRegalo)} ya están en la tarjeta de regalo`}
          </p>
          {reserva.reembolso.monto > alRegalo && (
            <Timeline label="Avance de la devolución por cambio de fecha" steps={pasosDe(reserva.reembolso)} />
          )}
        </div>
      )}
      <div className="grid gap-3 empty:hidden sm:grid-cols-2 sm:gap-x-8">
        {canWrite && (
          <ButtonLink
            variant="outline"
            to={`/mensajes/${reserva.codigo}`}
            icon={<MessagesSquare size={20} aria-hidden />}
          >
            Escribir a tu anfitrión
          </ButtonLink>
        )}
        {puedeCambiar && (
          <Button variant="outline" icon={<CalendarClock size={20} aria-hidden />} onClick={() => abrir('fecha')}>
            Cambiar fecha
          </Button>
        )}
        {puedePedirFactura && (
          <Button variant="outline" icon={<FileText size={20} aria-hidden />} onClick={() => abrir('factura')}>
            Pedir factura
          </Button>
        )}
        {clave !== null && (
          <Button variant="outline" icon={<ShieldCheck size={20} aria-hidden />} onClick={() => abrir('datos')}>
            Tus datos
          </Button>
        )}
      </div>
      {puedeCancelar && (
        <Button variant="quiet" className="-ml-5 justify-self-start" onClick={onCancel}>
          Cancelar reserva
        </Button>
      )}
      <Suspense>
        {usadas.includes('fecha') && (
          <CambiarFecha reserva={reserva} clave={clave} isOpen={abierta === 'fecha'} onClose={() => setAbierta(null)} />
        )}
        {usadas.includes('factura') && (
          <PedirFactura
            reserva={reserva}
            clave={clave}
            isOpen={abierta === 'factura'}
            onClose={() => setAbierta(null)}
          />
        )}
        {clave !== null && usadas.includes('datos') && (
          <DatosDeReserva
            reserva={reserva}
            clave={clave}
            isOpen={abierta === 'datos'}
            onClose={() => setAbierta(null)}
          />
        )}
      </Suspense>
    </section>
  )
}
