import type { ReactNode } from 'react'

/** What was done, below where it was done; told aloud as it comes. */
export function DoneLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="font-medium text-success empty:hidden">
      {children}
    </p>
  )
}
