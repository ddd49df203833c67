import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cx } from './cx.ts'

export type DisclosureProps = {
  title: ReactNode
  children: ReactNode
  isOpenAtFirst?: boolean
  /** From 1280 px on the content is always shown and the button gone. */
  isPhoneOnly?: boolean
  /** Null where the title is no heading of the page: a menu, whose page says the same below. */
  headingLevel?: 2 | 3 | 4 | null
  className?: string
}

export function Disclosure(props: DisclosureProps) {
  const { title, children, isOpenAtFirst = false, isPhoneOnly = false, headingLevel = 3, className } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const Heading = headingLevel === null ? 'div' : (`h${headingLevel}` as const)
  return (
    <div className={cx('border-b border-border', isPhoneOnly && 'lg:border-0', className)}>
      <Heading className="font-sans text-body font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={cx(
            'flex min-h-14 w-full items-center justify-between gap-4 rounded-control py-3 text-left hover:text-primary',
            isPhoneOnly && 'lg:hidden',
          )}
        >
          {title}
          <ChevronDown
            size={20}
            aria-hidden
            className={cx('text-text-2 transition-transform duration-200', isOpen && 'rotate-180')}
          />
        </button>
        {isPhoneOnly && <span className="hidden font-display text-h2 lg:block">{title}</span>}
      </Heading>
      <div id={id} className={cx('pb-4', !isOpen && (isPhoneOnly ? 'hidden lg:block' : 'hidden'))}>
        {children}
      </div>
    </div>
  )
}
