import type { ReactNode } from 'react'

/** Names and values, those without a value left out. On a phone each value has the whole line: beside a long name a number would break in its middle. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-1 gap-2 sm:grid-cols-[fit-content(45%)_minmax(0,1fr)] sm:gap-x-4 sm:gap-y-1">
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
