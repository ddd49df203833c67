import { BellRing } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import { useApagada } from '#web/components/funciones.ts'
import { Button } from '#web/ui/button.tsx'
import type { Eleccion } from './use-eleccion.ts'
import { estaALaVenta } from './use-salidas.ts'

const EsperarCupo = lazy(() => import('./esperar-cupo.tsx'))

type EsperaDelDiaProps = { detalle: ExperienciaDetalle; salidas: Salida[]; eleccion: Eleccion }

/** Where a departure of the day is full, one may wait for its places. */
export function EsperaDelDia({ detalle, salidas, eleccion }: EsperaDelDiaProps) {
  const [isOpen, setOpen] = useState(false)
  const isApagada = useApagada('listaDeEspera')
  const llenas = salidas.filter((salida) => estaALaVenta(salida) && salida.cuposDisponibles === 0)
  if (llenas.length === 0 || isApagada) return null
  return (
    <>
      <Button variant="outline" isWide icon={<BellRing size={20} aria-hidden />} onClick={() => setOpen(true)}>
        Avísame si se libera un cupo
      </Button>
      {isOpen && (
        <Suspense>
          <EsperarCupo detalle={detalle} llenas={llenas} personas={eleccion.personas} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
