import { CircleQuestionMark } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { popoverClass } from './popover.tsx'
import { useHelpTimers } from './use-help-timers.ts'

export type TooltipHelpProps = { title: string; children: ReactNode }

/** A help icon with title, text and 'Entendido'. A popover, not a tooltip: it holds a button. */
export function TooltipHelp({ title, children }: TooltipHelpProps) {
  const help = useHelpTimers()
  const id = useId()
  return (
    <Popover.Root open={help.isOpen} onOpenChange={help.setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={`Ayuda: ${title}`}
          {...help.triggerProps}
          className="hit-area inline-flex size-6 items-center justify-center rounded-full text-text-3 hover:text-primary data-[state=open]:text-primary"
        >
          <CircleQuestionMark size={20} aria-hidden />
        </button>
      </Popover.Trigger>
      {/* No portal: the button inside must follow the icon in the tab order. */}
      <Popover.Content
        {...help.contentProps}
        aria-labelledby={`${id}-titulo`}
        side="top"
        sideOffset={8}
        collisionPadding={16}
        className={`${popoverClass} w-80 max-w-[calc(100vw-2rem)] p-4 font-normal`}
      >
        <p id={`${id}-titulo`} className="font-semibold">
          {title}
        </p>
        <div className="mt-1 text-small text-text-2">{children}</div>
        {/* The popover keeps Tab going round inside; from here it goes on to the field. */}
        <Button size="dense" variant="outline" className="mt-3" onKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()} onClick={() => help.setOpen(false)}>
          Entendido
        </Button>
      </Popover.Content>
    </Popover.Root>
  )
}
