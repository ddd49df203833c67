import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { TarjetaEsqueleto } from './tarjeta-prueba.tsx'

/** Served to everyone, filled in by the browser: the boxes have the final places. */
export function PagarEsqueleto() {
  return (
    <div className="wrap pt-6 lg:pt-10">
      <h1 tabIndex={-1} className="mb-4 outline-none lg:mb-8">
        Paga tu reserva
      </h1>
      <SkeletonRegion className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_25rem] lg:justify-between">
        <div className="rounded-card border border-border bg-surface p-4 lg:order-2 lg:p-6">
          <Skeleton className="h-10 lg:h-96" />
        </div>
        <div className="grid gap-6">
          <Skeleton className="h-12 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
          <div className="rounded-card border border-border bg-surface p-4 sm:p-6">
            <TarjetaEsqueleto />
          </div>
          <Skeleton className="h-12 rounded-control" />
        </div>
      </SkeletonRegion>
    </div>
  )
}
