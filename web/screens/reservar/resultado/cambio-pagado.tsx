import { CircleCheck } from 'lucide-react'
import type { Reserva } from '#contract/reservas.ts'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatCodigo, formatPesos } from '#web/ui/formato.ts'
import { formatSalidaLarga } from '#web/ui/horas.ts'

/** The difference is paid, and the booking has its new date. */
export function CambioPagado({ reserva: { cambio, total, inicio, zonaHoraria, experiencia } }: { reserva: Reserva }) {
  if (!cambio) return null
  return (
    <ReservaAviso
      isSudden
      title="Listo, cambiamos tu fecha"
      drawing={<CircleCheck size={48} aria-hidden className="text-success" />}
      text={
        <div role="status" className="grid gap-1">
          <p className="font-semibold text-text">{experiencia.nombreExperiencia}</p>
          <p>{formatSalidaLarga(inicio, zonaHoraria)}</p>
          <p className="text-body tabular-nums">
            Pagaste {formatPesos(total - cambio.pagado)} de diferencia. Tu código sigue siendo {formatCodigo(cambio.de)}{' '}
            y te enviamos la entrada al correo.
          </p>
        </div>
      }
    >
      <ButtonLink to={cambio.enlace}>Ver mi entrada</ButtonLink>
    </ReservaAviso>
  )
}
