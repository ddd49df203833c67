import type { Reserva } from '#contract/reservas.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { cantidadDe } from './reserva-textos.ts'

type ReservaLineasProps = { lineas: Reserva['lineas']; total: number; regalo?: number; iva?: number; totalLabel?: string }

/** What each kind of traveller costs, and the sum. */
export function ReservaLineas({ lineas, total, regalo = 0, iva, totalLabel = 'Total' }: ReservaLineasProps) {
  return (
    <dl className="grid gap-2 tabular-nums">
      {lineas.map(({ tipo, cantidad, precioUnitario }) => (
        <div key={tipo} className="flex justify-between gap-4 text-text-2">
          <dt>
            {cantidadDe(tipo, cantidad)} × {formatPesos(precioUnitario)}
          </dt>
          <dd>{formatPesos(cantidad * precioUnitario)}</dd>
        </div>
      ))}
      {regalo > 0 && (
        <div className="flex justify-between gap-4 text-text-2">
          <dt>Tarjeta de regalo</dt>
          <dd>−{formatPesos(regalo)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-border pt-3 font-semibold">
        <dt>{totalLabel}</dt>
        <dd className="text-h3">{formatPesos(total - regalo)}</dd>
      </div>
      {iva !== undefined && (
        <div className="flex justify-between gap-4 text-small text-text-2">
          <dt>IVA incluido</dt>
          <dd>{formatPesos(iva)}</dd>
        </div>
      )}
    </dl>
  )
}
