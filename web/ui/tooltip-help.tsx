import { CircleQuestionMark } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { popoverClass } from './popover.tsx'
import { useHelpTimers } from './use-help-timers.ts'

export type TooltipHelpProps = { title: string; children: ReactNode }

/** A help icon with title, text and 'Entendido'. A popover, not a tooltip: it holds a button. */
export function TooltipHelp({ title, children }: TooltipHelpProps) {
  const icon = useRef<HTMLButtonElement>(null)
  const help = useHelpTimers(icon)
  const id = useId()
  const place = useRef<HTMLElement>(null)
  return (
    <Popover.Root open={help.isOpen} onOpenChange={help.setOpen}>
      {/* Radix' own trigger would be made anew once it learns of another anchor, and lose the focus. */}
      <button
        ref={(button) => {
          icon.current = button
          place.current = button?.closest<HTMLElement>('[data-field]') ?? button
        }}
        type="button"
        aria-label={`Ayuda: ${title}`}
        aria-haspopup="dialog"
        aria-expanded={help.isOpen}
        {...help.triggerProps}
        className="hit-area inline-flex size-6 items-center justify-center rounded-full text-text-3 hover:text-primary aria-expanded:text-primary"
      >
        <CircleQuestionMark size={20} aria-hidden />
      </button>
      {/* Above or below all of its field, and flat: what it explains stays in sight, and of what is above little is covered. On a phone that would cover another field: there it takes room of its own (theme.css). */}
      <Popover.Anchor virtualRef={place as RefObject<HTMLElement>} />
      {/* No portal: the button inside must follow the icon in the tab order. */}
      <Popover.Content
        {...help.contentProps}
        data-help
        aria-labelledby={`${id}-titulo`}
        side="top"
        align="start"
        sideOffset={4}
        collisionPadding={16}
        className={`${popoverClass} flex w-112 items-center gap-3 px-4 py-3 font-normal max-sm:w-full`}
      >
        <div className="min-w-0 grow">
          <p id={`${id}-titulo`} className="font-semibold">
            {title}
          </p>
          <div className="mt-1 text-small text-text-2">{children}</div>
        </div>
        {/* The popover keeps Tab going round inside; from here it goes on to the field. */}
        <Button
          size="dense"
          variant="outline"
          className="shrink-0"
          onKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
          onClick={() => help.setOpen(false)}
        >
          Entendido
        </Button>
      </Popover.Content>
    </Popover.Root>
  )
}
