import type { Experiencia } from '#contract/experiencias.ts'
import { ImagenExperiencia } from '#web/components/imagen-experiencia.tsx'
import { TipoChip } from '#web/components/tipo-icono.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

/** The first screen before it is known, with the name and cover that a list may have told. */
export function DetalleEspera({ adelanto }: { adelanto: Experiencia | undefined }) {
  return (
    <SkeletonRegion className="wrap grid grid-cols-1 gap-6 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-4 lg:pt-4">
      <div className="min-w-0 pb-10">
        <div className="-mx-(--gutter) aspect-3/2 overflow-hidden sm:mx-0 sm:rounded-card md:grid md:aspect-auto md:h-[clamp(15rem,36dvh,26.25rem)] md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2 md:gap-2 lg:h-[clamp(15rem,36dvh,22rem)]">
          <div className="size-full min-h-0 md:row-span-2">
            {adelanto ? (
              <ImagenExperiencia src={adelanto.fotosUrls[0]} alt="" isEager />
            ) : (
              <Skeleton className="size-full rounded-none!" />
            )}
          </div>
          {['a', 'b', 'c', 'd'].map((each) => (
            <Skeleton key={each} className="hidden rounded-none! md:block" />
          ))}
        </div>
      </div>
      <div className="grid content-start gap-4">
        {adelanto ? (
          <TipoChip tipo={adelanto.tipoExperiencia} className="mt-2 justify-self-start" />
        ) : (
          <Skeleton className="mt-2 h-7 w-28" />
        )}
        {adelanto ? <h1>{adelanto.nombreExperiencia}</h1> : <Skeleton className="h-11 w-3/4" />}
        <Skeleton className="h-5 w-80 max-w-full" />
        <Skeleton className="h-24 w-full rounded-card!" />
        <Skeleton className="mt-4 h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </div>
      <Skeleton className="hidden h-160 rounded-card! lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block" />
    </SkeletonRegion>
  )
}
