import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { experienciasEnTotal } from './experiencias-lista.ts'
import { sinFiltros } from './etiquetas.ts'
import { type Filtros, preciosChocan, sinVacios } from './filtros.ts'
import { FiltrosCampos } from './filtros-campos.tsx'

type FiltrosHojaProps = { filtros: Filtros; onAplicar: (filtros: Filtros) => Promise<void>; onClose: () => void }

/** On phones nothing changes until the button that says how many there would be. */
export default function FiltrosHoja({ filtros, onAplicar, onClose }: FiltrosHojaProps) {
  const [borrador, setBorrador] = useState(filtros)
  const { data: total } = useQuery(experienciasEnTotal(sinVacios(borrador)))

  const chocan = preciosChocan(borrador)

  async function aplicar(next: Filtros) {
    await onAplicar(next)
    onClose()
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filtros"
      footer={
        <>
          <Button variant="quiet" onClick={() => void aplicar(sinFiltros(filtros))}>
            Limpiar todos los filtros
          </Button>
          <Button disabled={chocan} onClick={() => void aplicar(borrador)}>
            <span aria-live="polite">
              {total === undefined || chocan
                ? 'Ver experiencias'
                : `Ver ${formatCantidad(total, 'experiencia', 'experiencias')}`}
            </span>
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <FiltrosCampos filtros={borrador} onChange={setBorrador} />
      </div>
    </Sheet>
  )
}
