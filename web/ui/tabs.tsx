import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { fadeOf } from './a-la-vista.ts'
import { Contained } from './contained.tsx'
import { cx } from './cx.ts'

type Tab = { value: string; label: ReactNode; content?: ReactNode }

export type TabsProps = {
  label: string
  tabs: Tab[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Long names: smaller on a phone, so that none is cut. */
  isTight?: boolean
  className?: string
}

/** Arrows, Home and End move and choose. Panels not shown stay in the page, hidden. */
export function Tabs({ label, tabs, defaultValue, onValueChange, isTight = false, className, ...props }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [inner, setInner] = useState(defaultValue ?? tabs[0]?.value)
  const value = props.value ?? inner

  const seen = useRef(tabs[0]?.value)

  // Only the row moves, never the page: the tab in use may lie beyond the edge of a phone. A new row shows its first tab; to measure it would lay out the page once more.
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    const row = list.current
    const chosen = value === undefined ? null : row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`)
    if (!row || !chosen) return
    const [outer, inside, fade] = [row.getBoundingClientRect(), chosen.getBoundingClientRect(), fadeOf(row)]
    if (inside.right > outer.right - fade) row.scrollLeft += inside.right - outer.right + fade
    else if (inside.left < outer.left + fade) row.scrollLeft -= outer.left - inside.left + fade
  }, [value])

  function choose(next: string) {
    setInner(next)
    onValueChange?.(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(
      tabs,
      tabs.findIndex((tab) => tab.value === value),
      event.key,
    )
    if (next === undefined) return
    event.preventDefault()
    choose(tabs[next]?.value ?? '')
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="fade-ends scrollbar-none flex gap-1 overflow-x-auto border-b border-border"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            data-tab={tab.value}
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-${tab.value}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => choose(tab.value)}
            onKeyDown={onKeyDown}
            className={cx(
              'min-h-11 rounded-t-control border-b-3 px-4 py-2 font-semibold whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-3',
              isTight && 'max-sm:px-2 max-sm:text-small',
              tab.value === value
                ? 'border-primary text-primary'
                : 'border-transparent text-text-2 hover:border-control-border hover:text-text',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== value}
          tabIndex={0}
          className="pt-6"
        >
          <Contained>{tab.content}</Contained>
        </div>
      ))}
    </div>
  )
}

function nextTab(tabs: Tab[], index: number, key: string): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % tabs.length
  if (key === 'ArrowLeft') return (index - 1 + tabs.length) % tabs.length
  if (key === 'Home') return 0
  if (key === 'End') return tabs.length - 1
  return undefined
}
