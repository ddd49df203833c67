import { useMutation } from '@tanstack/react-query'
import type { Reserva } from '#contract/reservas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCodigo, formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What paying does to the booking that is to move, and the way to leave it alone. */
export function CambioPorPagar({
  reserva: { id, cambio, total },
  clave,
  onCancelled,
}: {
  reserva: Reserva
  clave: string | null
  onCancelled: () => void
}) {
  const dejar = useMutation({
    mutationFn: () => api.call('cancelarReserva', { id }, { clave, idempotencyKey: `dejar-${id}` }),
    onSuccess: onCancelled,
  })
  if (!cambio) return null
  return (
    <Notice
      tone="info"
      title={`Cambio de fecha de tu reserva ${formatCodigo(cambio.de)}`}
      action={
        <Button variant="outline" status={dejar.isPending ? 'loading' : 'default'} onClick={() => dejar.mutate()}>
          Dejar mi fecha como está
        </Button>
      }
    >
      Ya pagaste {formatPesos(cambio.pagado)} y esta fecha cuesta {formatPesos(total)}. Conservas la tuya hasta que
      pagues los {formatPesos(total - cambio.pagado)} de diferencia.
      {dejar.isError && <span role="alert"> {detalleDe(dejar.error)}</span>}
    </Notice>
  )
}
