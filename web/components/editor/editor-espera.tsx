import { cx } from '#web/ui/cx.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { PASOS } from './pasos.ts'

/** The editor before its draft is known: steps, fields and preview have their places. */
export function EditorEspera() {
  return (
    <SkeletonRegion className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)_20rem] lg:gap-8">
      <Pasos />
      <div className="grid min-w-0 content-start gap-6">
        <div className="grid gap-2">
          <Skeleton className="h-14 w-72 max-w-full sm:h-7" />
          <Skeleton className="h-6 w-56" />
        </div>
        <Skeleton className="h-[1lh] w-40 text-h2" />
        <Campo alto="h-12" ayuda="h-10 sm:h-5" />
        <Campo alto="h-12" />
        <Campo alto="h-24.5" ayuda="h-5" />
        <Skeleton className="h-12 w-44 rounded-control!" />
      </div>
      <div className="hidden content-start gap-3 lg:grid">
        <Skeleton className="h-6 w-28" />
        <div className="overflow-hidden rounded-card border border-border bg-surface">
          <Skeleton className="aspect-4/3 rounded-none!" />
          <div className="grid gap-2 p-4">
            <Skeleton className="h-14 w-11/12" />
            <Skeleton className="h-10" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-7 w-1/2" />
          </div>
        </div>
      </div>
    </SkeletonRegion>
  )
}

/** One line on a phone, the whole list beside the fields from 960 px on. */
function Pasos() {
  return (
    <div className="min-w-0">
      <div className="flex h-14.25 items-center justify-between border-b border-border md:hidden">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="size-5" />
      </div>
      <div className="hidden gap-1 md:grid">
        {PASOS.map(({ id }) => (
          <Skeleton key={id} className="h-15 rounded-control!" />
        ))}
        <Skeleton className="h-11 rounded-control!" />
      </div>
    </div>
  )
}

function Campo({ alto, ayuda }: { alto: string; ayuda?: string }) {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-6 w-36" />
      <Skeleton className={cx('rounded-control!', alto)} />
      {ayuda && <Skeleton className={cx('w-2/3', ayuda)} />}
    </div>
  )
}
