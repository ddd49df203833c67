import { useQuery } from '@tanstack/react-query'
import type { Estadisticas } from '#contract/estadisticas.ts'
import { Button } from '#web/ui/button.tsx'
import { formatNumero } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonRegion } from '#web/ui/skeleton.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { CIFRAS_DE_EJEMPLO, cifrasQuery } from './panel-consultas.ts'

const CIFRAS = [
  { clave: 'activeProviders', nombre: 'Proveedores activos' },
  { clave: 'totalExperiences', nombre: 'Experiencias' },
  { clave: 'pendingReview', nombre: 'Por revisar' },
  { clave: 'b2bClients', nombre: 'Clientes B2B' },
] as const

/** The four figures; made-up ones never stand without their label. */
export function PanelCifras() {
  const { data, isError, isFetching, refetch } = useQuery(cifrasQuery)
  const cifras = data ?? (isError ? CIFRAS_DE_EJEMPLO : null)
  return (
    <section aria-label="Cifras" className="grid gap-3">
      {isError && !data && (
        <Notice
          tone="warning"
          role="status"
          title="Datos de ejemplo"
          action={
            <Button
              variant="outline"
              size="dense"
              status={isFetching ? 'loading' : 'default'}
              onClick={() => void refetch()}
            >
              Reintentar
            </Button>
          }
        >
          No pudimos cargar las cifras reales. Las que ves son de muestra.
        </Notice>
      )}
      {cifras ? (
        <Fichas cifras={cifras} />
      ) : (
        <SkeletonRegion>
          <Fichas cifras={null} />
        </SkeletonRegion>
      )}
    </section>
  )
}

function Fichas({ cifras }: { cifras: Estadisticas | null }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {CIFRAS.map(({ clave, nombre }) => (
        <li key={clave} className="grid">
          <Tile label={nombre} value={cifras && formatNumero(cifras[clave])} isLoading={!cifras} />
        </li>
      ))}
    </ul>
  )
}
