import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReservaRecibida } from '#contract/operadores.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { toast } from '#web/ui/toast.ts'
import type { Operador } from './experiencias-propias.tsx'

const LLAMADAS = {
  anfitrion: { aceptar: 'aceptarReservaDeAnfitrion', rechazar: 'rechazarReservaDeAnfitrion' },
  proveedor: { aceptar: 'aceptarReservaDeProveedor', rechazar: 'rechazarReservaDeProveedor' },
} as const

/** A request that is paid waits for a yes or a no; a no gives everything back. */
export function DecidirSolicitud({
  operador,
  reserva: { id, titular, total },
}: {
  operador: Operador
  reserva: ReservaRecibida
}) {
  const queryClient = useQueryClient()
  const [isRefusing, setRefusing] = useState(false)
  const decidir = useMutation({
    mutationFn: (acto: 'aceptar' | 'rechazar') => api.call(LLAMADAS[operador][acto], { id }),
    onSuccess: async (_, acto) => {
      await queryClient.invalidateQueries({ queryKey: ['recibidas', operador] })
      setRefusing(false)
      toast({
        title: acto === 'aceptar' ? 'Reserva confirmada' : 'Reserva rechazada',
        description:
          acto === 'aceptar'
            ? `Le avisamos a ${titular} por correo`
            : `Devolvemos ${formatPesos(total)} y le avisamos a ${titular}`,
      })
    },
  })
  const pendiente = (acto: 'aceptar' | 'rechazar') =>
    decidir.isPending && decidir.variables === acto ? 'loading' : 'default'
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="dense"
        aria-label={`Aceptar: ${titular}`}
        status={pendiente('aceptar')}
        onClick={() => decidir.mutate('aceptar')}
      >
        Aceptar
      </Button>
      <Button size="dense" variant="outline" aria-label={`Rechazar: ${titular}`} onClick={() => setRefusing(true)}>
        Rechazar
      </Button>
      {decidir.error && (
        <span role="alert" className="w-full text-small text-danger">
          {detalleDe(decidir.error)}
        </span>
      )}
      <AlertDialog
        open={isRefusing}
        onOpenChange={setRefusing}
        title={`¿Rechazar la reserva de ${titular}?`}
        description={`Devolvemos los ${formatPesos(total)} completos y liberamos los cupos.`}
        cancelText="Volver"
        confirmText="Sí, rechazar"
        confirmStatus={pendiente('rechazar')}
        onConfirm={() => decidir.mutate('rechazar')}
      />
    </span>
  )
}
