import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Alerta, EstadoAlerta } from '#contract/alertas.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { formatDiaDesde } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'

const ESTADOS: Record<EstadoAlerta, [string, BadgeTone]> = {
  por_confirmar: ['Por confirmar', 'warning'],
  activa: ['Activa', 'success'],
  pausada: ['En pausa', 'neutral'],
  vencida: ['Terminada', 'neutral'],
}

const PLAZO: Record<EstadoAlerta, (hasta: string) => string> = {
  por_confirmar: (hasta) => `Si la confirmas, buscaremos hasta el ${hasta}.`,
  activa: (hasta) => `Buscamos hasta el ${hasta}.`,
  pausada: (hasta) => `Puedes retomarla hasta el ${hasta}.`,
  vencida: () => 'Ya no buscamos.',
}

/** One kept search, how it stands, and what can be done. */
export function AlertaFila({
  alerta: { resumen, enlace, estado, venceEn, avisadaEn },
  children,
}: {
  alerta: Alerta
  children?: ReactNode
}) {
  const [texto, tono] = ESTADOS[estado]
  const [hoy] = useState(() => diaEn(new Date()))
  return (
    <article className="grid gap-4 rounded-card border border-border bg-surface p-4 shadow-e1">
      <div className="grid gap-1">
        <h2 className="font-sans text-body font-semibold wrap-anywhere">
          <Link to={enlace} className="inline-block text-text underline-offset-4 hover:underline">
            {resumen}
          </Link>
        </h2>
        <p className="text-small text-text-2">
          {avisadaEn
            ? `Último aviso: ${formatDiaDesde(hoy, diaEn(avisadaEn))}. `
            : estado !== 'por_confirmar' && 'Todavía no aparece nada. '}
          {PLAZO[estado](formatDiaDesde(hoy, diaEn(venceEn)))}
        </p>
        <span>
          <Badge tone={tono}>{texto}</Badge>
        </span>
      </div>
      {children && <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">{children}</div>}
    </article>
  )
}
