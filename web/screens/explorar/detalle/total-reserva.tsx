import { TARIFAS } from '#web/components/catalogo-textos.ts'
import { formatPesos } from '#web/ui/formato.ts'
import type { Eleccion } from './use-eleccion.ts'

/** '2 × $25.000 = $50.000'; with several kinds, a line for each and the sum. */
export function TotalReserva({ eleccion }: { eleccion: Eleccion }) {
  const lineas = eleccion.tarifas.filter(({ tipo }) => (eleccion.personas[tipo] ?? 0) > 0)
  const [sola] = lineas
  return (
    <div role="status" className="grid gap-1 tabular-nums">
      {lineas.length === 1 && sola ? (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-text-2">
            {eleccion.personas[sola.tipo]} × {formatPesos(sola.precio)} =
          </span>
          <span className="text-lead font-semibold">{formatPesos(eleccion.total)}</span>
        </p>
      ) : (
        <>
          {lineas.map(({ tipo, precio }) => (
            <p key={tipo} className="flex justify-between gap-4 text-small text-text-2">
              <span>
                {TARIFAS[tipo].uno}: {eleccion.personas[tipo]} × {formatPesos(precio)}
              </span>
              <span>{formatPesos(precio * (eleccion.personas[tipo] ?? 0))}</span>
            </p>
          ))}
          <p className="flex items-baseline justify-between gap-4 font-semibold">
            Total <span className="text-lead">{formatPesos(eleccion.total)}</span>
          </p>
        </>
      )}
    </div>
  )
}
