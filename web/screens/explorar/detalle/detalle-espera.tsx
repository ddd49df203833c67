import type { Experiencia } from '#contract/experiencias.ts'
import { ImagenExperiencia } from '#web/components/imagen-experiencia.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

/** The first screen before it is known, with the name and cover that a list may have told. */
export function DetalleEspera({ adelanto }: { adelanto: Experiencia | undefined }) {
  return (
    <SkeletonRegion className="wrap grid gap-6 pt-4 lg:pt-6">
      <div className="lg:order-2">
        {adelanto ? (
          <div className="-mx-(--gutter) aspect-3/2 overflow-hidden sm:mx-0 sm:rounded-card lg:grid lg:aspect-auto lg:h-105 lg:grid-cols-[2fr_1fr_1fr] lg:gap-2">
            <ImagenExperiencia src={adelanto.fotosUrls[0]} alt="" isEager />
            <Skeleton className="hidden rounded-none! lg:block" />
            <Skeleton className="hidden rounded-none! lg:block" />
          </div>
        ) : (
          <Skeleton className="-mx-(--gutter) aspect-3/2 rounded-none! sm:mx-0 sm:rounded-card! lg:aspect-auto lg:h-105" />
        )}
      </div>
      <div className="grid gap-3 lg:order-1">
        {adelanto ? <h1>{adelanto.nombreExperiencia}</h1> : <Skeleton className="h-11 w-3/4" />}
        <Skeleton className="h-5 w-72 max-w-full" />
      </div>
      <div className="grid gap-10 lg:order-3 lg:grid-cols-[1fr_23.75rem] lg:gap-16">
        <div className="grid content-start gap-4">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
        <Skeleton className="hidden h-120 rounded-card! lg:block" />
      </div>
    </SkeletonRegion>
  )
}
