import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { EmptyDrawing } from './empty-drawing.tsx'

export type EmptyBlockProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  /** 160 px high; without one the ridge stands in. */
  drawing?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

/** Nothing here yet: what will appear, and one way on. */
export function EmptyBlock({ title, text, action, drawing, headingLevel = 2, className }: EmptyBlockProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('mx-auto grid max-w-column justify-items-center gap-2 px-4 py-10 text-center', className)}>
      <div className="mb-2 flex h-40 items-end">{drawing ?? <EmptyDrawing />}</div>
      <Heading className={headingLevel === 1 ? undefined : 'font-sans text-h3 font-semibold'}>{title}</Heading>
      {text && <p className="text-text-2">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
