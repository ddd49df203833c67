import { cx } from './cx.ts'

/** One of a row of links of which one is chosen: told by weight and edge too, not by colour alone. */
export const choiceChip = (isChosen: boolean, className = ''): string =>
  cx(
    'press flex min-h-11 items-center gap-2 rounded-full border text-small whitespace-nowrap no-underline',
    isChosen
      ? 'border-primary bg-primary-soft font-bold text-primary-soft-text inset-ring inset-ring-primary'
      : 'border-border bg-surface font-medium text-text-2 hover:border-control-border hover:text-text',
    className,
  )
