import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reserva } from '#contract/reservas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { reservasQuery } from '#web/components/consultas.ts'
import { consultaDeReserva } from '#web/components/reserva-consultas.ts'
import { Button } from '#web/ui/button.tsx'
import { formatHoraConZona } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'

/** At the meeting point and nobody there: it is told, and taken back, with one press; a person of ours decides. */
export function SinOperador({ reserva, clave }: { reserva: Reserva; clave: string | null }) {
  const queryClient = useQueryClient()
  const avisar = useMutation({
    mutationFn: (recibido: boolean) => api.call('avisarSinOperador', { id: reserva.id, recibido }, { clave }),
    onSuccess: (despues) => {
      queryClient.setQueryData(consultaDeReserva(reserva.codigo, clave).queryKey, despues)
      void queryClient.invalidateQueries({ queryKey: reservasQuery.queryKey })
    },
  })
  const { sinOperadorEn, acciones } = reserva
  if (!sinOperadorEn && !acciones.puedeAvisarSinOperador) return null
  const boton = {
    status: avisar.isPending ? ('loading' as const) : ('default' as const),
    onClick: () => avisar.mutate(sinOperadorEn !== null),
  }
  return (
    <div data-sin-papel className="grid gap-3">
      {sinOperadorEn ? (
        <Notice
          tone="warning"
          role="status"
          title="Avisaste que nadie te recibió"
          action={
            <Button variant="outline" {...boton}>
              Sí me recibieron
            </Button>
          }
        >
          Lo supimos a las {formatHoraConZona(sinOperadorEn, reserva.zonaHoraria)}. Lo revisa una persona y te
          escribimos en 1 día hábil; mientras tanto guardamos tu pago.
        </Notice>
      ) : (
        <Notice
          tone="info"
          title="¿Nadie llegó a recibirte?"
          action={
            <Button variant="outline" {...boton}>
              Avisar que nadie llegó
            </Button>
          }
        >
          Llama primero a tu anfitrión: su teléfono está en tu entrada. Si no llegó, te devolvemos todo.
        </Notice>
      )}
      {avisar.error && <Notice tone="danger" role="alert" title={detalleDe(avisar.error)} />}
    </div>
  )
}
