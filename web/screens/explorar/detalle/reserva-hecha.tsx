import { Link } from 'react-router'
import type { Reserva } from '#contract/reservas.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'

export function ReservaHecha({ reserva }: { reserva: Reserva }) {
  return (
    <Notice tone="success" title={`Ya reservaste: ${formatSalida(reserva.inicio, reserva.zonaHoraria)}`}>
      <Link to={`/mis-entradas/${reserva.codigo}`} className="font-semibold underline underline-offset-4">
        Ver mi entrada
      </Link>
    </Notice>
  )
}
