import { lazy, Suspense, useState } from 'react'
import type { Entrada, Reserva } from '#contract/reservas.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { formatGuardado } from '#web/components/guardado.ts'
import { ReservaCorreoRechazado } from '#web/components/reserva-correo-rechazado.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CancelarReserva } from './cancelar-reserva.tsx'
import { EntradaAcciones } from './entrada-acciones.tsx'
import { EntradaDetalle } from './entrada-detalle.tsx'
import { EntradaGestion } from './entrada-gestion.tsx'
import { EntradaEstado } from './entrada-estado.tsx'
import { EntradaSuspendida } from './entrada-suspendida.tsx'
import { EntradaPlaca } from './entrada-placa.tsx'
import { SinOperador } from './sin-operador.tsx'
import { usePantallaDespierta } from './use-pantalla-despierta.ts'
import { esDeHoy } from './vistas.ts'

const CuentaDeDevolucion = lazy(() =>
  import('./cuenta-de-devolucion.tsx').then(({ CuentaDeDevolucion }) => ({ default: CuentaDeDevolucion })),
)

type EntradaVistaProps = {
  reserva: Reserva
  entrada: Entrada | null
  clave: string | null
  /** Since when the copy shown was kept; null where it is what the server says now. */
  guardadaEn: number | null
  isWaiting: boolean
  fallaDeEntrada: unknown
  onRetry: () => void
}

export function EntradaVista({
  reserva,
  entrada,
  clave,
  guardadaEn,
  isWaiting,
  fallaDeEntrada,
  onRetry,
}: EntradaVistaProps) {
  const [isCancelling, setCancelling] = useState(false)
  const [wasCancelled, setCancelled] = useState(false)
  const [ahora] = useState(() => new Date())
  // Nobody is to travel to a departure that was called off.
  const vigente = reserva.acciones.tieneEntrada && !reserva.suspension ? entrada : null
  const isOver = ['cancelada', 'rechazada', 'no_prestada'].includes(reserva.estado)
  const isHoy = esDeHoy(reserva, ahora)
  usePantallaDespierta(vigente !== null && isHoy)
  return (
    <div data-papel="vertical" className="wrap grid gap-6 pt-4 sm:pt-6 lg:pt-10 print:gap-3 print:pt-0">
      {guardadaEn !== null && (
        <div data-sin-papel>
          <Notice
            tone="info"
            role="status"
            title="Disponible sin conexión"
            action={
              <Button variant="outline" onClick={onRetry}>
                Reintentar
              </Button>
            }
          >
            Ves lo que guardamos en este aparato {formatGuardado(guardadaEn)}.
          </Notice>
        </div>
      )}
      {guardadaEn === null && <ReservaCorreoRechazado reserva={reserva} />}
      {reserva.dePrueba && (
        <Notice tone="info" title="Prueba">
          La hizo el sistema de tu empresa con su clave de prueba: nadie la paga y se suelta sola.
        </Notice>
      )}
      {reserva.suspension && guardadaEn === null && (
        <EntradaSuspendida reserva={reserva} clave={clave} onCancel={() => setCancelling(true)} />
      )}
      {guardadaEn === null && <SinOperador reserva={reserva} clave={clave} />}
      {reserva.acciones.puedeOpinar && (
        <div data-sin-papel>
          <Notice
            tone="info"
            title="¿Cómo estuvo?"
            action={<ButtonLink to={`/mis-entradas/${reserva.codigo}/opinion`}>Escribir mi opinión</ButtonLink>}
          >
            Tu opinión ayuda a otros viajeros a elegir.
          </Notice>
        </div>
      )}
      {!reserva.acciones.tieneEntrada && <EntradaEstado reserva={reserva} isOver={isOver} hasFocus={wasCancelled} />}
      {guardadaEn === null && ['rechazado', 'manual'].includes(reserva.reembolso?.estado ?? '') && (
        <Suspense>
          <CuentaDeDevolucion reserva={reserva} clave={clave} />
        </Suspense>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[30rem_minmax(0,1fr)] lg:gap-16 print:grid-cols-[2fr_3fr] print:gap-6">
        <div className="grid gap-6 lg:sticky lg:top-24 print:static">
          <EntradaPlaca
            reserva={reserva}
            entrada={vigente}
            isWaiting={isWaiting && !reserva.suspension}
            isOver={isOver}
            ahora={ahora}
          />
        </div>
        <div className="grid gap-8 print:gap-4">
          {fallaDeEntrada !== null && fallaDeEntrada !== undefined && (
            <ErrorBlock
              title={detalleDe(fallaDeEntrada)}
              text="Tu reserva sigue confirmada: el código también sirve."
              onRetry={onRetry}
            />
          )}
          {vigente && (
            <EntradaAcciones reserva={reserva} entrada={vigente} clave={clave} conBarra={!isHoy} ahora={ahora} />
          )}
          <EntradaDetalle reserva={reserva} entrada={entrada} />
          {guardadaEn === null && (
            <EntradaGestion reserva={reserva} clave={clave} onCancel={() => setCancelling(true)} />
          )}
        </div>
      </div>
      <CancelarReserva
        reserva={reserva}
        clave={clave}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        onCancelled={() => setCancelled(true)}
      />
    </div>
  )
}
