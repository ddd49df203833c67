import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { DoneLine } from '#web/ui/done-line.tsx'

/** What came of an act, said where it was done. */
export function Resultado({ children }: { children: ReactNode }) {
  return (
    <DoneLine>
      {children && (
        <span className="flex items-start gap-2">
          <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0" />
          {children}
        </span>
      )}
    </DoneLine>
  )
}
