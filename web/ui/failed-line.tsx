import type { ReactNode } from 'react'

/** Why it did not work, below what was tried; nothing where it did. */
export function FailedLine({ children }: { children: ReactNode }) {
  return (
    children && (
      <p role="alert" className="font-medium text-danger">
        {children}
      </p>
    )
  )
}
