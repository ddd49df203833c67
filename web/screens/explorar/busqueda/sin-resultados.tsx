import { BellPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import TiendaVacia from '#web/components/tienda-vacia.tsx'
import { useTiendaVacia } from '#web/components/use-tienda-vacia.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { etiquetasDe, sinFiltros } from './etiquetas.ts'
import type { Filtros } from './filtros.ts'

const Avisame = lazy(() => import('./avisame.tsx'))

/** Nothing was found; where nothing is for sale at all, that is said instead. */
export default function SinResultados({
  filtros,
  onLimpiar,
}: {
  filtros: Filtros
  onLimpiar: (filtros: Filtros) => void
}) {
  const [isOpen, setOpen] = useState(false)
  if (useTiendaVacia(true)) return <TiendaVacia />
  return (
    <>
      <EmptyBlock
        title="No se encontraron experiencias"
        text="Prueba ajustando los filtros de búsqueda"
        drawing={<EmptyScene name="lista" />}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button variant="outline" onClick={() => onLimpiar(sinFiltros(filtros))}>
              Limpiar todos los filtros
            </Button>
            {etiquetasDe(filtros).length > 0 && (
              <Button variant="quiet" icon={<BellPlus size={20} aria-hidden />} onClick={() => setOpen(true)}>
                Avísame cuando haya
              </Button>
            )}
          </span>
        }
      />
      {isOpen && (
        <Suspense>
          <Avisame filtros={filtros} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
