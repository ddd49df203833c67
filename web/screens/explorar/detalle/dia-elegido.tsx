import { CalendarDays } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { formatDia } from '#web/ui/formato.ts'

/** The day chosen, in one line: so that time, people and price are seen without scrolling. */
export function DiaElegido({ dia, onCambiar }: { dia: string; onCambiar: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-border py-1 pr-1 pl-4">
      <span className="flex items-center gap-3 font-medium">
        <CalendarDays size={20} aria-hidden className="text-primary" />
        {formatDia(dia)}
      </span>
      <Button variant="quiet" size="dense" onClick={onCambiar}>
        Cambiar fecha
      </Button>
    </div>
  )
}
