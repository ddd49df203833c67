import { cx } from '#web/ui/cx.ts'

/** Its row and the gap around it. */
export const CREDITO_PX = 32

/** The licence of the lakes asks for it wherever they are shown. */
export function Credito({ className }: { className?: string }) {
  return (
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noopener noreferrer"
      className={cx(
        'inline-flex min-h-6 shrink-0 items-center rounded-chip bg-surface px-1.5 text-caption whitespace-pre text-text-2 hover:underline',
        className,
      )}
    >
      <span className="@max-xs:hidden">Lagos: </span>© OpenStreetMap
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}
