import { Link } from 'react-router'
import type { Proveedor } from '#contract/proveedores.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { Rating } from '#web/ui/rating.tsx'
import { ProveedorEstado } from './proveedor-estado.tsx'

/** One link: who they are, where, and whether they take bookings. */
export function ProveedorFila({ proveedor }: { proveedor: Proveedor }) {
  const { slug, nombreComercial, tipoProveedor, estado, ciudad, experiencias, calificacion } = proveedor
  return (
    <Link
      to={`/provider-profile/${slug}`}
      className="group flex h-full gap-4 rounded-card border border-border bg-surface p-4 text-text no-underline shadow-e1 transition-colors duration-150 hover:border-control-border"
    >
      <Avatar name={nombreComercial} />
      <span className="grid min-w-0 grow content-start gap-1">
        <span className="font-semibold text-primary underline-offset-4 group-hover:underline">{nombreComercial}</span>
        <span className="text-small text-text-2">{tipoProveedor}</span>
        <span className="text-small text-text-2">{ciudad}</span>
        <span className="text-small text-text-2">{formatCantidad(experiencias, 'experiencia', 'experiencias')}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2">
          <ProveedorEstado estado={estado} />
          {calificacion.cantidad > 0 ? (
            <Rating average={calificacion.promedio} count={calificacion.cantidad} />
          ) : (
            <span className="text-small text-text-2">Sin opiniones aún</span>
          )}
        </span>
      </span>
    </Link>
  )
}
