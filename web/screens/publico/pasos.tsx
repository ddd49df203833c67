import { cx } from '#web/ui/cx.ts'

export type Paso = { titulo: string; texto: string }

type PasosProps = {
  pasos: readonly Paso[]
  /** Beside something else: below each other at every width. */
  isColumna?: boolean
}

/** Steps in order, three to a row. */
export function Pasos({ pasos, isColumna = false }: PasosProps) {
  return (
    <ol className={cx('grid gap-6', !isColumna && 'md:grid-cols-3')}>
      {pasos.map(({ titulo, texto }, index) => (
        <li key={titulo} className={cx('flex gap-4', !isColumna && 'md:grid md:content-start md:gap-3')}>
          <span
            aria-hidden
            className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-h3 font-semibold text-primary-soft-text tabular-nums"
          >
            {index + 1}
          </span>
          <div className="grid content-start gap-1">
            <h3>{titulo}</h3>
            <p className="max-w-measure text-text-2">{texto}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
