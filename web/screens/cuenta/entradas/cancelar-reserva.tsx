import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CotizacionCancelacion } from '#contract/reembolsos.ts'
import type { Reserva } from '#contract/reservas.ts'
import { cotizacionNuevaDe } from '#web/components/devolucion-distinta.ts'
import { reservasQuery } from '#web/components/consultas.ts'
import { consultaDeReserva } from '#web/components/reserva-consultas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { formatPesos, sinCortes } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { destinoDe } from './entrada-estado.tsx'

type CancelarReservaProps = {
  reserva: Reserva
  clave: string | null
  isOpen: boolean
  onClose: () => void
  onCancelled: () => void
}

/** The amount first, then the question: nobody cancels without knowing what comes back. */
export function CancelarReserva({ reserva, clave, isOpen, onClose, onCancelled }: CancelarReservaProps) {
  const queryClient = useQueryClient()
  const [intento] = useState(() => crypto.randomUUID())
  const queryKey = ['cotizacion-de-cancelacion', reserva.id, clave]
  const cotizacion = useQuery({
    queryKey,
    queryFn: () => api.call('cotizarCancelacion', { id: reserva.id }, { clave }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
  })
  const cancelar = useMutation({
    mutationFn: (mostrada: CotizacionCancelacion) =>
      api.call('cancelarReserva', { id: reserva.id, ...loMostrado(mostrada) }, { clave, idempotencyKey: intento }),
    onSuccess: (cancelada) => {
      queryClient.setQueryData(consultaDeReserva(reserva.codigo, clave).queryKey, cancelada)
      void queryClient.invalidateQueries({ queryKey: reservasQuery.queryKey })
      onCancelled()
      onClose()
    },
    onError: (error) => {
      const nueva = cotizacionNuevaDe<CotizacionCancelacion>(error)
      if (nueva) queryClient.setQueryData(queryKey, nueva)
    },
  })

  const failure = cancelar.error ?? cotizacion.error
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && !cancelar.isPending && onClose()}
      title="¿Cancelar tu reserva?"
      cancelText="Mantener la reserva"
      confirmText="Sí, cancelar la reserva"
      confirmStatus={cancelar.isPending ? 'loading' : 'default'}
      isConfirmDisabled={!cotizacion.data}
      onConfirm={() => cotizacion.data && cancelar.mutate(cotizacion.data)}
      description={<Montos reserva={reserva} cotizacion={cotizacion.data} hasFailed={cotizacion.isError} />}
    >
      {failure && (
        <Notice
          tone={cotizacionNuevaDe(failure) ? 'warning' : 'danger'}
          role="alert"
          title={
            cotizacionNuevaDe(failure)
              ? 'No cancelamos: cambió la devolución'
              : 'No pudimos cancelar. Tu reserva sigue activa'
          }
        >
          {detalleDe(failure)}
        </Notice>
      )}
    </AlertDialog>
  )
}

/** The amounts that stand in the dialog go along: nothing else may be given back without asking again. */
const loMostrado = ({ monto, aCuenta }: CotizacionCancelacion) => ({
  monto,
  ...(aCuenta && { aCuenta: { sale: aCuenta.sale } }),
})

function textoDeCuenta({ sale, queda }: NonNullable<CotizacionCancelacion['aCuenta']>): string {
  if (sale === 0) return `Ya pasó el plazo: tu empresa sigue debiendo ${formatPesos(queda)}.`
  return queda === 0
    ? `${formatPesos(sale)} salen de la cuenta de tu empresa: no queda nada por pagar.`
    : `${formatPesos(sale)} salen de la cuenta de tu empresa, que sigue debiendo ${formatPesos(queda)}.`
}

type MontosProps = { reserva: Reserva; cotizacion: CotizacionCancelacion | undefined; hasFailed: boolean }

function Montos({ reserva, cotizacion, hasFailed }: MontosProps) {
  const isPaid = reserva.pago?.estado === 'exitoso' || (reserva.regalo > 0 && reserva.estado !== 'pendiente')
  return (
    <div className="grid gap-2 tabular-nums">
      <p>
        {reserva.experiencia.nombreExperiencia}, {sinCortes(formatSalida(reserva.inicio, reserva.zonaHoraria))}.{' '}
        {isPaid
          ? `Pagaste ${formatPesos(reserva.total + reserva.suplemento - reserva.rebaja)}.`
          : reserva.estadoPago === 'autorizado'
            ? 'Está a cuenta de tu empresa.'
            : 'Aún no has pagado.'}
      </p>
      {cotizacion ? (
        <Devolucion
          cotizacion={cotizacion}
          isPaid={isPaid}
          ultimos4={reserva.suplemento > 0 ? null : reserva.pago?.ultimos4}
        />
      ) : (
        !hasFailed && <Skeleton className="h-6 w-56" />
      )}
    </div>
  )
}

function Devolucion({
  cotizacion: { monto, porcentaje, via, alRegalo = 0, aCuenta },
  isPaid,
  ultimos4,
}: {
  cotizacion: CotizacionCancelacion
  isPaid: boolean
  ultimos4: string | null | undefined
}) {
  if (aCuenta) return <p className="font-semibold text-text">{textoDeCuenta(aCuenta)}</p>
  if (!isPaid) return <p>Tus cupos quedan libres y no hay nada que devolver.</p>
  if (monto === 0)
    return <p className="font-semibold text-text">Ya pasó el plazo: esta cancelación no tiene devolución.</p>
  return (
    <>
      <p className="text-lead font-semibold text-text">
        Devolución: {formatPesos(monto)} ({porcentaje} %)
      </p>
      {alRegalo > 0 && <p>{formatPesos(alRegalo)} vuelven a la tarjeta de regalo, en el acto.</p>}
      {monto > alRegalo && <p>{destinoDe(via, ultimos4)}.</p>}
    </>
  )
}
