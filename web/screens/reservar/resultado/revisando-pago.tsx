import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { useSteadyLoading } from '#web/ui/use-steady-loading.ts'

export function RevisandoPago() {
  const { isSlow } = useSteadyLoading(true)
  return (
    <div className="wrap pt-6 lg:pt-10">
      <h1 tabIndex={-1} className="outline-none">
        Revisando tu pago...
      </h1>
      <p role="status" className="mt-2 mb-6 min-h-6 text-text-2">
        {isSlow && 'Esto está tardando más de lo normal. Puedes cerrar esta página: te avisaremos por correo'}
      </p>
      <SkeletonRegion className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="grid justify-items-center gap-4 rounded-card border border-border bg-surface p-6">
          <Skeleton className="size-50" />
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-12 w-full rounded-control" />
        </div>
        <div className="grid gap-4">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      </SkeletonRegion>
    </div>
  )
}
