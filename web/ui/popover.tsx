import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Contained } from './contained.tsx'
import { cx } from './cx.ts'

export type PopoverAlign = 'start' | 'center' | 'end'

export type PopoverProps = {
  trigger: ReactNode
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: PopoverAlign
  side?: 'top' | 'bottom'
  className?: string
}

export const popoverClass =
  'z-dialog rounded-card border border-border bg-raised text-text shadow-e2 outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in'

export function Popover(props: PopoverProps) {
  const { trigger, label, children, open, onOpenChange, align = 'start', side = 'bottom', className } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={16}
          className={cx(
            popoverClass,
            'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-2rem)] overflow-y-auto p-4',
            className,
          )}
        >
          <Contained>{children}</Contained>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
