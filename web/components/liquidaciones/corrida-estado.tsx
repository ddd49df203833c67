import type { Corrida } from '#contract/liquidaciones.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ESTADOS_CORRIDA } from './textos.ts'

/** Where it stands, and whether nobody is paid by it. */
export function CorridaEstado({ estado, dinero, destino }: Pick<Corrida, 'estado' | 'dinero' | 'destino'>) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={ESTADOS_CORRIDA[estado].tono}>{ESTADOS_CORRIDA[estado].texto}</Badge>
      {dinero === 'prueba' && destino !== 'banco' && <Badge tone="neutral">Prueba</Badge>}
    </span>
  )
}
