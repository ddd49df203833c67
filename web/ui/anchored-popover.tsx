import { Popover as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { type PopoverAlign, popoverClass } from './popover.tsx'

export type AnchoredPopoverProps = {
  /** The button that opened it; it gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  /** What it stands under, where that is not the button. */
  place?: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
  align?: PopoverAlign
  className?: string
  children: ReactNode
}

/** An open popover beside a button that was there before: so its code can be fetched on the first press. */
export function AnchoredPopover({
  anchor,
  place = anchor,
  label,
  onClose,
  align = 'start',
  className,
  children,
}: AnchoredPopoverProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={place as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          className={cx(
            popoverClass,
            'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-2rem)] overflow-y-auto p-4',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
