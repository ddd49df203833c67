import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** What came of an act, said where it was done. */
export function Resultado({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="font-medium text-success empty:hidden">
      {children && (
        <span className="flex items-start gap-2">
          <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0" />
          {children}
        </span>
      )}
    </p>
  )
}
