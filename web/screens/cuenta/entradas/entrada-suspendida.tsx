import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { EN_DISPUTA, razonDe } from '#web/components/suspension-textos.ts'
import { Button } from '#web/ui/button.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'

const CambiarFecha = lazy(() => import('./cambiar-fecha.tsx').then(({ CambiarFecha }) => ({ default: CambiarFecha })))

const CambiarDeOperador = lazy(() =>
  import('./cambiar-de-operador.tsx').then(({ CambiarDeOperador }) => ({ default: CambiarDeOperador })),
)

type EntradaSuspendidaProps = { reserva: Reserva; clave: string | null; onCancel: () => void }

/** The departure was called off: another date, or everything back. Silence gives everything back. */
export function EntradaSuspendida({ reserva, clave, onCancel }: EntradaSuspendidaProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { suspension, acciones, zonaHoraria, total, rebaja, suplemento } = reserva
  if (!suspension) return null
  const isOtroOperador = suspension.motivo === 'operador_suspendido'
  const Elegir = isOtroOperador ? CambiarDeOperador : CambiarFecha
  const monto = formatPesos(total + suplemento - rebaja)
  return (
    <div data-sin-papel>
      <Notice
        tone="warning"
        title={`La salida se canceló ${razonDe(suspension.motivo)}`}
        action={
          <span className="flex flex-wrap gap-3">
            {acciones.puedeElegirFecha && (
              <Button
                icon={<CalendarClock size={20} aria-hidden />}
                onClick={() => {
                  setOpened(true)
                  setOpen(true)
                }}
              >
                {isOtroOperador ? 'Elegir otra salida' : 'Elegir otra fecha'}
              </Button>
            )}
            {acciones.puedeCancelar && (
              <Button variant="outline" onClick={onCancel}>
                Pedir mi devolución
              </Button>
            )}
          </span>
        }
      >
        <div className="grid max-w-measure gap-2 text-body">
          {suspension.nota && <q>{suspension.nota}</q>}
          {suspension.venceEn && acciones.puedeElegirFecha ? (
            <p>
              {isOtroOperador ? 'Ve con otro operador sin pagar más' : 'Cámbiate sin pagar más'} o recibe tus {monto}{' '}
              completos. Si no eliges antes del{' '}
              <span className="font-semibold">{formatSalida(suspension.venceEn, zonaHoraria)}</span>, te devolvemos
              todo.
            </p>
          ) : (
            <p>{reserva.estadoPago === 'contracargo' ? EN_DISPUTA : `Te devolvemos tus ${monto} completos.`}</p>
          )}
        </div>
      </Notice>
      <Suspense>
        {wasOpened && <Elegir reserva={reserva} clave={clave} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
