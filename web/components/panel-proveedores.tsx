import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Proveedor } from '#contract/proveedores.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { PanelApi } from './panel-api.tsx'
import { PanelCifras } from './panel-cifras.tsx'
import { proveedoresRecientesQuery } from './panel-consultas.ts'
import { ProveedorEstado } from './proveedor-estado.tsx'

/** A quick look at the market for whoever offers in it. What it shows is asked for while it is open. */
export default function PanelProveedores({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Panel de Proveedores" size="large">
      <div className="grid gap-8">
        <PanelCifras />
        <section aria-labelledby="panel-recientes" className="grid gap-3">
          <h3 id="panel-recientes">Proveedores Recientes</h3>
          <Recientes onIr={onClose} />
        </section>
        <PanelApi onIr={onClose} />
      </div>
    </Dialog>
  )
}

function Recientes({ onIr }: { onIr: () => void }) {
  const { data: proveedores, isError, isFetching, refetch } = useQuery(proveedoresRecientesQuery)
  if (isError)
    return (
      <ErrorBlock title="No pudimos cargar los proveedores" onRetry={() => void refetch()} isRetrying={isFetching} />
    )
  if (!proveedores) return <SkeletonRows rows={5} row="h-16 rounded-card!" className="grid gap-2" />
  if (proveedores.length === 0) return <p className="text-text-2">Aún no hay proveedores</p>
  return (
    <>
      <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
        {proveedores.map((proveedor) => (
          <li key={proveedor.id}>
            <Fila proveedor={proveedor} onIr={onIr} />
          </li>
        ))}
      </ul>
      <Link
        to="/providers"
        onClick={onIr}
        className="inline-flex min-h-11 items-center justify-self-start rounded-chip font-semibold text-primary"
      >
        Ver todos los proveedores
      </Link>
    </>
  )
}

function Fila({ proveedor, onIr }: { proveedor: Proveedor; onIr: () => void }) {
  const { slug, nombreComercial, tipoProveedor, estado } = proveedor
  return (
    <Link
      to={`/provider-profile/${slug}`}
      onClick={onIr}
      className="flex min-h-16 items-center gap-3 px-4 py-3 text-text no-underline -outline-offset-3! hover:bg-primary-soft hover:text-primary-soft-text"
    >
      <Avatar name={nombreComercial} />
      <span className="grid min-w-0 grow grid-cols-1 items-center justify-items-start gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="grid min-w-0">
          <span className="font-semibold sm:truncate">{nombreComercial}</span>
          <span className="text-small sm:truncate">{tipoProveedor}</span>
        </span>
        <ProveedorEstado estado={estado} />
      </span>
    </Link>
  )
}
