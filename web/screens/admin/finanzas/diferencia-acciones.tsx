import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Diferencia } from '#contract/diferencias.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CorregirModo } from './corregir-modo.tsx'
import { ESTADOS_DIFERENCIA } from './diferencia-textos.ts'

/** Who looks after a difference, and its end. */
export function DiferenciaAcciones({ diferencia }: { diferencia: Diferencia }) {
  const { id, intento, estado, responsable, nota, modo } = diferencia
  const queryClient = useQueryClient()
  const atender = useMutation({
    mutationFn: (accion: 'tomar' | 'resolver') => api.call('atenderDiferencia', { id, accion }),
    // The queue and its case hear of it too.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const status = (accion: 'tomar' | 'resolver') =>
    atender.isPending && atender.variables === accion ? 'loading' : 'default'
  return (
    <span className="grid justify-items-start max-md:justify-items-end gap-2">
      <Badge tone={ESTADOS_DIFERENCIA[estado].tono}>{ESTADOS_DIFERENCIA[estado].texto}</Badge>
      {responsable && <span className="text-text-2">A cargo de {responsable}</span>}
      {nota && <span>{nota}</span>}
      {modo && <CorregirModo diferencia={diferencia} modo={modo} />}
      {estado !== 'resuelta' && (
        <span className="flex flex-wrap gap-2 max-md:justify-end lg:flex-nowrap lg:whitespace-nowrap">
          {estado === 'abierta' && (
            <Button
              size="dense"
              variant="outline"
              aria-label={`Tomar la diferencia de ${intento}`}
              status={status('tomar')}
              onClick={() => atender.mutate('tomar')}
            >
              Tomar
            </Button>
          )}
          {!modo?.actual && (
            <Button
              size="dense"
              variant="outline"
              aria-label={`Dar por resuelta la diferencia de ${intento}`}
              status={status('resolver')}
              onClick={() => atender.mutate('resolver')}
            >
              Dar por resuelta
            </Button>
          )}
        </span>
      )}
      {atender.error && (
        <span role="alert" className="text-danger">
          {detalleDe(atender.error)}
        </span>
      )}
    </span>
  )
}
