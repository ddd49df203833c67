import type { Reserva } from '#contract/reservas.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { cantidadDe } from './reserva-textos.ts'

type Ajuste = { texto: string; monto: number }
type ReservaLineasProps = {
  lineas: Reserva['lineas']
  total: number
  regalo?: number
  ajustes?: Ajuste[]
  iva?: number
  totalLabel?: string
}

/** What changes of date added to a price, or took from it. A copy kept on the device before they were known has neither. */
export const ajustesDeCambio = ({
  suplemento = 0,
  rebaja = 0,
}: Partial<Pick<Reserva, 'suplemento' | 'rebaja'>>): Ajuste[] => [
  { texto: 'Diferencia por cambio de fecha', monto: suplemento },
  { texto: 'Devuelto por cambio de fecha', monto: -rebaja },
]

/** What each kind of traveller costs, and the sum. */
export function ReservaLineas({
  lineas,
  total,
  regalo = 0,
  ajustes = [],
  iva,
  totalLabel = 'Total',
}: ReservaLineasProps) {
  const mostrados = [...ajustes, { texto: 'Tarjeta de regalo', monto: -regalo }].filter(({ monto }) => monto !== 0)
  return (
    <dl className="grid gap-2 tabular-nums">
      {lineas.map(({ tipo, cantidad, precioUnitario }) => (
        <div key={`${tipo} ${precioUnitario}`} className="flex justify-between gap-4 text-text-2">
          <dt>
            {cantidadDe(tipo, cantidad)} × {formatPesos(precioUnitario)}
          </dt>
          <dd>{formatPesos(cantidad * precioUnitario)}</dd>
        </div>
      ))}
      {mostrados.map(({ texto, monto }) => (
        <div key={texto} className="flex justify-between gap-4 text-text-2">
          <dt>{texto}</dt>
          <dd>
            {monto < 0 && '−'}
            {formatPesos(Math.abs(monto))}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-border pt-3 font-semibold">
        <dt>{totalLabel}</dt>
        <dd className="text-h3">{formatPesos(mostrados.reduce((suma, { monto }) => suma + monto, total))}</dd>
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
