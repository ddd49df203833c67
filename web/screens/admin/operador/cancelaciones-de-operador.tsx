import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CancelacionDeOperador } from '#contract/cancelaciones.ts'
import type { FichaDeOperador } from '#contract/sanciones.ts'
import { api } from '#web/api/api.ts'
import { efectoDe } from '#web/components/operacion/cancelaciones-textos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatCantidad, formatDiaConAno, formatDiaLargo, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { ConMotivo } from '../con-motivo.tsx'

/** What they called off for reasons of their own, and the second look at each. */
export function CancelacionesDeOperador({ ficha }: { ficha: FichaDeOperador }) {
  const queryClient = useQueryClient()
  const [elegida, setElegida] = useState<CancelacionDeOperador | null>(null)
  const perdonar = useMutation({
    mutationFn: (motivo: string) => api.call('perdonarCancelacion', { cancelacionId: elegida!.id, motivo }),
    onSuccess: async () => {
      setElegida(null)
      await queryClient.invalidateQueries({ queryKey: ['admin', 'sancion', ficha.tipo, ficha.id] })
    },
  })
  return (
    <section aria-labelledby="cancelaciones" className="grid gap-3">
      <h2 id="cancelaciones">Salidas que canceló por motivos propios</h2>
      {ficha.pausadaHasta && (
        <p className="font-medium">
          En pausa hasta el {formatDiaConAno(diaEn(ficha.pausadaHasta))}, mientras cuenten tres.
        </p>
      )}
      <ul className="grid gap-3">
        {ficha.cancelaciones.map((cancelacion) => (
          <li
            key={cancelacion.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border bg-surface p-4"
          >
            <Dicho cancelacion={cancelacion} />
            {ficha.acciones.puedePerdonar && cancelacion.perdon === null && (
              <Button
                variant="outline"
                size="dense"
                aria-label={`Que no cuente la del ${formatDiaLargo(cancelacion.fecha)}`}
                onClick={() => setElegida(cancelacion)}
              >
                Que no cuente
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConMotivo
        isOpen={elegida !== null}
        onClose={() => setElegida(null)}
        title="¿Que esta cancelación no cuente?"
        text={`Se le devuelve lo descontado${elegida && elegida.cobrado > 0 ? ` (${formatPesos(elegida.cobrado)})` : ''} y, si quedan menos de tres, vuelve a vender.`}
        hint="Lo lee el operador, tal como lo escribes"
        confirmText="Sí, que no cuente"
        isDestructive={false}
        guardar={perdonar}
      />
    </section>
  )
}

function Dicho({
  cancelacion: { fecha, reservas, escalon, porcentaje, cobrado, cuentaHasta, perdon },
}: {
  cancelacion: CancelacionDeOperador
}) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="first-letter:uppercase">{formatDiaLargo(fecha)}</span>
        {perdon ? (
          <Badge tone="success">No cuenta</Badge>
        ) : (
          <Badge tone="warning">Cuenta hasta el {formatDiaConAno(diaEn(cuentaHasta))}</Badge>
        )}
      </p>
      <p className="text-small text-text-2 wrap-anywhere">
        {formatCantidad(reservas, 'reserva', 'reservas')}. {perdon ?? efectoDe({ escalon, porcentaje })}
        {cobrado > 0 && ` Se le ha descontado ${formatPesos(cobrado)}.`}
      </p>
    </div>
  )
}
