import { Skeleton } from '#web/ui/skeleton.tsx'

/** The boxes of a card before it is known. */
export function ExperienciaCardEspera() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface">
      <Skeleton className="aspect-3/2 rounded-none! sm:aspect-4/3" />
      <div className="flex grow flex-col gap-2 p-4">
        <Skeleton className="h-6 w-11/12" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-1 h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-3 h-4 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/5" />
        <div className="mt-auto flex items-center pt-4 justify-between">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-10 w-24 rounded-control!" />
        </div>
      </div>
    </div>
  )
}
