import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type ChipTone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const tones: Record<ChipTone, string> = {
  1: 'bg-chip-1 text-chip-1-text',
  2: 'bg-chip-2 text-chip-2-text',
  3: 'bg-chip-3 text-chip-3-text',
  4: 'bg-chip-4 text-chip-4-text',
  5: 'bg-chip-5 text-chip-5-text',
  6: 'bg-chip-6 text-chip-6-text',
  7: 'bg-chip-7 text-chip-7-text',
  8: 'bg-chip-8 text-chip-8-text',
}

export type ChipProps = { tone: ChipTone; icon?: ReactNode; children: ReactNode; className?: string }

/** Names a kind, always with its icon and word. Give icons at 16 px. */
export function Chip({ tone, icon, children, className }: ChipProps) {
  return (
    <span
      className={cx(
        'inline-flex h-7 items-center gap-1.5 rounded-chip px-2 text-small font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
