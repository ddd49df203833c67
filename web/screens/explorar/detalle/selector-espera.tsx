import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

/** A month of days and one departure, as large as what comes. */
export function SelectorEspera() {
  return (
    <SkeletonRegion className="grid gap-4">
      <Skeleton className="mx-auto h-6 w-40" />
      <div className="grid grid-cols-7 gap-1">
        {Array.from({ length: 42 }, (_, index) => (
          <Skeleton key={`dia-${index}`} className="mx-auto size-10 rounded-full!" />
        ))}
      </div>
      <Skeleton className="h-12" />
    </SkeletonRegion>
  )
}
