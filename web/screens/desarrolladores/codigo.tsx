import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'

type CodigoProps = {
  /** Its name for whoever cannot see it. */
  titulo: string
  /** What stands over it; its name unless said. */
  rotulo?: string
  /** Whether it is there to be taken along. */
  isCopiable?: boolean
  /** One long word, shown whole. */
  isPalabra?: boolean
  className?: string
  children: string
}

/** Code as it was written: a line too long for the block is read by scrolling inside it. */
export function Codigo({
  titulo,
  rotulo = titulo,
  isCopiable = false,
  isPalabra = false,
  className,
  children,
}: CodigoProps) {
  return (
    <div className="min-w-0 rounded-card bg-surface-2">
      <div className="flex min-h-12 items-center justify-between gap-3 pr-1 pl-4 text-small text-text-2">
        {rotulo}
        {isCopiable && (
          <CopyButton
            value={children}
            label="Copiar"
            doneLabel="Copiado"
            aria-label={`Copiar: ${titulo}`}
            variant="quiet"
            size="dense"
          />
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section
        tabIndex={0}
        aria-label={isCopiable ? `Código: ${titulo}` : titulo}
        className={cx('overflow-auto rounded-card px-4 pb-4', className)}
      >
        <pre className={cx('font-mono text-small', isPalabra ? 'break-all whitespace-pre-wrap' : 'w-max')}>
          <code>{children}</code>
        </pre>
      </section>
    </div>
  )
}

/** Running text; what stands between `backquotes` is code. */
export function Prosa({ children, className }: { children: string; className?: string }) {
  return (
    <p className={className}>
      {[...children.matchAll(/`([^`]+)`|[^`]+/g)].map(({ 0: parte, 1: codigo, index: lugar }) =>
        codigo ? (
          <code key={lugar} className="font-mono text-small wrap-anywhere">
            {codigo}
          </code>
        ) : (
          parte
        ),
      )}
    </p>
  )
}
