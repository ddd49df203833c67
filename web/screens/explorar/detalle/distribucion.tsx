import type { PorEstrellas } from '#contract/experiencias.ts'
import { formatCantidad, formatNumero } from '#web/ui/formato.ts'

export const ESTRELLAS = [5, 4, 3, 2, 1] as const

/** How many opinions gave each number of stars. */
export function Distribucion({ porEstrellas }: { porEstrellas: PorEstrellas }) {
  const cantidad = ESTRELLAS.reduce((suma, estrellas) => suma + porEstrellas[estrellas], 0)
  return (
    <ul className="grid max-w-form gap-1.5">
      {ESTRELLAS.map((estrellas) => {
        const con = porEstrellas[estrellas]
        return (
          <li key={estrellas} className="flex items-center gap-3 text-small">
            <span aria-hidden className="w-4 text-right text-text-2 tabular-nums">
              {estrellas}
            </span>
            <progress
              aria-label={`${formatNumero(con)} de ${formatNumero(cantidad)} con ${formatCantidad(estrellas, 'estrella', 'estrellas')}`}
              value={con}
              max={Math.max(1, cantidad)}
              className="block h-2 w-full grow appearance-none overflow-hidden rounded-full border-0 bg-surface-2 inset-ring inset-ring-border [&::-moz-progress-bar]:bg-warning [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-warning"
            />
            <span aria-hidden className="w-8 text-text-2 tabular-nums">
              {formatNumero(con)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
