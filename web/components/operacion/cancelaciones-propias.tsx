import { useQuery } from '@tanstack/react-query'
import type { CancelacionDeOperador } from '#contract/cancelaciones.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatDiaConAno, formatDiaLargo, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { efectoDe } from './cancelaciones-textos.ts'
import { escalaQuery } from './consultas.ts'

/** What was called off for reasons of one's own, and what it led to. Nothing for who has none, or for whom it is no business of. */
export function CancelacionesPropias({ operador }: { operador: Operador }) {
  const { data, error, refetch, isFetching } = useQuery(escalaQuery(operador))
  if (error instanceof ApiError && error.status === 403) return null
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar tus cancelaciones"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data || data.cancelaciones.length === 0) return null
  return (
    <section
      aria-labelledby="cancelaciones"
      className="grid max-w-[50rem] grid-cols-1 gap-4 border-t border-border pt-6"
    >
      <h2 id="cancelaciones">Tus cancelaciones de los últimos {data.ventanaDias} días</h2>
      {data.pausadaHasta && (
        <Notice tone="danger" title={`Tus ventas están en pausa hasta el ${formatDiaConAno(diaEn(data.pausadaHasta))}`}>
          Tienes tres o más. Lo ya vendido se mantiene y tu página se sigue viendo.
        </Notice>
      )}
      <ul className="grid gap-3">
        {data.cancelaciones.map((cancelacion) => (
          <li key={cancelacion.id} className="rounded-card border border-border bg-surface p-4">
            <Cancelacion cancelacion={cancelacion} />
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-text-2">
        Solo cuentan los días con reservas confirmadas que cancelaste por un problema tuyo: el clima, un cierre o una
        emergencia no cuentan. Si fue por algo que nadie podía evitar, cuéntanos: lo revisa una persona.
      </p>
      <ButtonLink to="/ayuda#falta" variant="outline" className="sm:justify-self-start">
        Pedir que lo revisen
      </ButtonLink>
    </section>
  )
}

function Cancelacion({
  cancelacion: { fecha, reservas, escalon, porcentaje, cobrado, cuentaHasta, perdon },
}: {
  cancelacion: CancelacionDeOperador
}) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="first-letter:uppercase">{formatDiaLargo(fecha)}</span>
        {perdon ? (
          <Badge tone="success">Ya no cuenta</Badge>
        ) : (
          <Badge tone="warning">Cuenta hasta el {formatDiaConAno(diaEn(cuentaHasta))}</Badge>
        )}
      </p>
      <p className="text-small text-text-2">
        {formatCantidad(reservas, 'reserva', 'reservas')}.{' '}
        {perdon
          ? `La revisó una persona: ${perdon}`
          : `${efectoDe({ escalon, porcentaje })}${cobrado > 0 ? ` Hasta ahora, ${formatPesos(cobrado)}.` : ''}`}
      </p>
    </div>
  )
}
