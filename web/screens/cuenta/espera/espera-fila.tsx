import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Espera, EstadoEspera } from '#contract/espera.ts'
import { ReservaPortada } from '#web/components/reserva-portada.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatCantidad, formatPesos } from '#web/ui/formato.ts'
import { formatHoraConZona, formatSalida } from '#web/ui/horas.ts'

const ESTADOS: Record<EstadoEspera, [string, BadgeTone]> = {
  por_confirmar: ['Por confirmar', 'warning'],
  en_espera: ['En la fila', 'info'],
  ofrecida: ['Cupo guardado para ti', 'success'],
  tomada: ['Reservada', 'success'],
  vencida: ['Terminada', 'neutral'],
  retirada: ['Saliste de la fila', 'neutral'],
}

const EXPLICACION: Partial<Record<EstadoEspera, string>> = {
  en_espera: 'Te avisamos apenas haya lugar.',
  tomada: 'Ya tienes cupos en esta salida.',
  vencida: 'El plazo terminó y el cupo pasó a la siguiente persona, o las ventas cerraron.',
}

/** What one waits for, how it stands, and what can be done. */
export function EsperaFila({ espera, children }: { espera: Espera; children?: ReactNode }) {
  const { experiencia, estado, oferta, inicio, zonaHoraria, plazas } = espera
  const [texto, tono] = ESTADOS[estado]
  return (
    <article className="grid gap-4 rounded-card border border-border bg-surface p-4 shadow-e1">
      <div className="flex items-start gap-4">
        <ReservaPortada src={experiencia.portada} isSmall className="size-18 shrink-0 rounded-control" />
        <div className="grid min-w-0 gap-1">
          <h2 className="font-sans text-body font-semibold">
            <Link
              to={`/experience/${experiencia.slug}`}
              className="inline-block text-text underline-offset-4 hover:underline"
            >
              {experiencia.nombreExperiencia}
            </Link>
          </h2>
          <p className="text-small text-text-2">
            {formatSalida(inicio, zonaHoraria)}&nbsp;· {formatCantidad(plazas, 'cupo', 'cupos')}
          </p>
          <span>
            <Badge tone={tono}>{texto}</Badge>
          </span>
        </div>
      </div>
      {oferta ? (
        <p>
          Lo guardamos hasta las <strong>{formatHoraConZona(oferta.hasta, zonaHoraria)}</strong>. Después pasa a la
          siguiente persona.
        </p>
      ) : (
        EXPLICACION[estado] && <p className="text-text-2">{EXPLICACION[estado]}</p>
      )}
      {(oferta || children) && (
        <div className="flex flex-wrap items-center gap-3">
          {oferta && (
            <ButtonLink to={oferta.enlace} reloadDocument>
              Pagar {formatPesos(oferta.total)}
            </ButtonLink>
          )}
          {children}
        </div>
      )}
    </article>
  )
}
