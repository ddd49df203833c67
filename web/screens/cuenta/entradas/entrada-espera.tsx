import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

export function EntradaEspera() {
  return (
    <div className="wrap pt-6 lg:pt-10">
      <h1 tabIndex={-1} className="sr-only">
        Tu entrada
      </h1>
      <SkeletonRegion className="grid items-start gap-6 lg:grid-cols-[30rem_minmax(0,1fr)] lg:gap-16">
        <div data-theme="light" className="grid gap-6 rounded-card border border-border bg-plate p-4 sm:p-6">
          <div className="flex gap-4">
            <Skeleton className="aspect-[3/4] w-22 shrink-0 sm:w-28" />
            <div className="grid grow content-start gap-2">
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-7" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-32" />
          <Skeleton className="mx-auto size-56" />
          <Skeleton className="mx-auto h-9 w-44" />
        </div>
        <div className="grid gap-3">
          <Skeleton className="h-12 rounded-control" />
          <Skeleton className="h-12 rounded-control" />
          <Skeleton className="h-48 rounded-card" />
        </div>
      </SkeletonRegion>
    </div>
  )
}
