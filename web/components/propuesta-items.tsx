import type { Solicitud } from '#contract/solicitudes.ts'
import { formatDia, formatPesos } from '#web/ui/formato.ts'
import { diaEn, formatSalida } from '#web/ui/horas.ts'

/** The day before the instant from which it no longer holds. */
export const ultimoDia = (instante: string): string => formatDia(diaEn(new Date(Date.parse(instante) - 1)))

/** The parts of a proposal with what they cost. */
export function PropuestaItems({ solicitud: { propuesta, estado } }: { solicitud: Solicitud }) {
  if (!propuesta) return null
  return (
    <section aria-labelledby="propuesta" className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <h3 id="propuesta">Propuesta{propuesta.version > 1 && ` (versión ${propuesta.version})`}</h3>
      {propuesta.mensaje && <p className="text-text-2">{propuesta.mensaje}</p>}
      <ul className="grid gap-3">
        {propuesta.items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4">
            <span className="grid">
              <span>{item.descripcion}</span>
              <span className="text-small text-text-2">
                {item.reserva
                  ? `${formatSalida(item.reserva.inicio, item.reserva.zonaHoraria)}\u00a0· ${item.cantidad} cupos`
                  : `Cantidad: ${item.cantidad}`}
              </span>
            </span>
            <span className="grid justify-items-end tabular-nums">
              <span>{formatPesos(item.total)}</span>
              {item.publico !== null && item.publico > item.total && (
                <span className="text-right text-small text-text-2">{formatPesos(item.publico)} al público</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-border pt-3 font-semibold">
        <span>Total</span>
        <span className="tabular-nums">{formatPesos(propuesta.total)}</span>
      </p>
      {estado === 'propuesta_enviada' && (
        <p className="text-small text-text-2">Válida hasta el {ultimoDia(propuesta.validaHasta)}. Incluye impuestos.</p>
      )}
    </section>
  )
}
