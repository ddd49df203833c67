import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import { popoverClass } from './popover.tsx'

export type MenuItem =
  | { label: string; icon?: ReactNode; to: string }
  | { label: string; icon?: ReactNode; onSelect: () => void; isDanger?: boolean; isDisabled?: boolean }
  | 'separator'

export type MenuProps = {
  /** A button; name it, e.g. '{nombre}: acciones'. */
  trigger: ReactNode
  items: MenuItem[]
  header?: ReactNode
  align?: 'start' | 'end'
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-body no-underline outline-none select-none data-disabled:text-text-3 data-highlighted:bg-primary-soft data-highlighted:text-primary-soft-text'

// Not modal: the modal variant injects a style element, which the content policy refuses.
export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={8} collisionPadding={16} className={cx(popoverClass, 'min-w-56 p-2')}>
          {header && <div className="px-3 py-2 text-small text-text-2">{header}</div>}
          {items.map((item, index) => (
            <Entry key={item === 'separator' ? index : item.label} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Entry({ item }: { item: MenuItem }) {
  if (item === 'separator') return <Radix.Separator className="my-2 h-px bg-border" />
  if ('to' in item) {
    return (
      <Radix.Item asChild className={itemClass}>
        <Link to={item.to}>
          {item.icon}
          {item.label}
        </Link>
      </Radix.Item>
    )
  }
  return (
    <Radix.Item
      onSelect={item.onSelect}
      disabled={item.isDisabled}
      className={cx(itemClass, item.isDanger && 'text-danger')}
    >
      {item.icon}
      {item.label}
    </Radix.Item>
  )
}
