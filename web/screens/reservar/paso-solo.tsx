import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Members skip this step: it only says what is being done meanwhile. */
export function PasoSolo({ text }: { text: string }) {
  return (
    <div className="grid gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6" aria-busy>
      <p role="status" className="flex items-center gap-3 font-medium text-text-2">
        <Spinner /> {text}
      </p>
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="h-12 rounded-control" />
    </div>
  )
}
