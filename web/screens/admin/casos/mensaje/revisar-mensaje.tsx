import { useQuery } from '@tanstack/react-query'
import type { CasoConHechos } from '#contract/casos.ts'
import type { MensajeReportado } from '#contract/reportes.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { MOTIVOS_REPORTE } from '#web/components/reporte-textos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatCodigo } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { SiguienteCaso } from '../siguiente-caso.tsx'
import { useDecision } from '../use-decision.ts'

const HECHOS = {
  ocultar: 'Mensaje retirado',
  advertir: 'Advertencia enviada',
  descartar: 'Reporte descartado',
} as const
type Decision = keyof typeof HECHOS
const RAZON_MIN = 5

/** A reported message with what stands around it: taken out, warned about, or left. */
export function RevisarMensaje({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'mensaje', caso.objetoId],
    queryFn: ({ signal }) => api.call('verMensajeReportado', { mensajeId: caso.objetoId }, { signal }),
    staleTime: 60_000,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir el mensaje"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return data ? <Revision caso={caso} mensaje={data} /> : <AreaEspera />
}

function Revision({ caso, mensaje }: { caso: CasoConHechos; mensaje: MensajeReportado }) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:max-w-form">
      <section aria-labelledby="contexto" className="grid gap-3 rounded-card border border-border bg-surface p-4">
        <h2 id="contexto" className="flex flex-wrap items-center gap-3 text-h3">
          Reserva {formatCodigo(mensaje.codigo)} {mensaje.oculto && <Badge tone="warning">Retirado</Badge>}
        </h2>
        <p className="text-small text-text-2">
          Ves el mensaje reportado y hasta dos de cada lado. Cada vista queda en la auditoría.
        </p>
        <ol className="grid gap-3">
          {mensaje.contexto.map(({ lado, autor, texto, tieneFoto, esElReportado, creadoEn }) => (
            <li
              key={`${creadoEn} ${lado}`}
              className={cx(
                'grid gap-1 rounded-card p-3',
                esElReportado ? 'border border-danger bg-surface' : 'bg-surface-2',
              )}
            >
              <span className="flex flex-wrap items-center gap-2 text-small">
                <span className="font-semibold">{autor}</span>
                <span className="text-text-2">
                  {lado === 'operador' ? 'Operador' : 'Viajero'}, {formatSalida(creadoEn)}
                </span>
                {esElReportado && <Badge tone="danger">Reportado</Badge>}
              </span>
              <span className="wrap-anywhere whitespace-pre-line">{texto}</span>
              {tieneFoto && <span className="text-small text-text-2">Con una foto</span>}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="reportes" className="grid gap-2">
        <h2 id="reportes" className="font-sans text-h3 font-semibold">
          {formatCantidad(mensaje.reportes.length, 'reporte', 'reportes')}
        </h2>
        <ul className="grid gap-2">
          {mensaje.reportes.map(({ lado, motivo, detalle }) => (
            <li key={lado} className="wrap-anywhere">
              {MOTIVOS_REPORTE[motivo]}, dice {lado === 'operador' ? 'el operador' : 'quien viaja'}
              {detalle && `: «${detalle}»`}
            </li>
          ))}
        </ul>
      </section>
      <Decidir caso={caso} mensaje={mensaje} />
    </div>
  )
}

function Decidir({ caso, mensaje }: { caso: CasoConHechos; mensaje: MensajeReportado }) {
  const { razon, falta, decidir, status, decidida, error } = useDecision({
    caso,
    queryKey: ['admin', 'mensaje', caso.objetoId],
    act: (decision: Decision, texto) =>
      api.call('decidirMensajeReportado', { mensajeId: mensaje.id, decision, razon: texto }),
    min: RAZON_MIN,
  })
  return (
    <>
      {decidida && (
        <Notice tone="success" role="status" title={HECHOS[decidida]} action={<SiguienteCaso caso={caso} />}>
          Las dos partes reciben la razón por correo.
        </Notice>
      )}
      {error && <Notice tone="danger" role="alert" title={detalleDe(error)} />}
      {mensaje.razon && !decidida && <p className="text-text-2">Decidido: {mensaje.razon}</p>}
      {mensaje.acciones.puedeDecidir && caso.estado === 'abierto' && (
        <>
          <Field
            label="Razón"
            name="razon"
            hint="La leen las dos partes"
            error={falta ? 'Escribe la razón' : undefined}
          >
            <Textarea rows={3} maxLength={500} {...razon} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button status={status('ocultar')} onClick={() => decidir('ocultar')}>
              Retirar mensaje
            </Button>
            <Button variant="outline" status={status('advertir')} onClick={() => decidir('advertir')}>
              Solo advertir
            </Button>
            <Button variant="outline" status={status('descartar')} onClick={() => decidir('descartar')}>
              Descartar reporte
            </Button>
          </div>
        </>
      )}
    </>
  )
}
