import { useState } from 'react'
import type { Lectura } from '#contract/lecturas.ts'
import { detalleDe } from '#web/api/cliente.ts'
import type { Operador } from '#web/components/experiencias-propias.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { formatCantidad, formatCodigo } from '#web/ui/formato.ts'
import { formatMomento } from '#web/ui/horas.ts'
import { SuddenNotice } from '#web/ui/sudden-notice.tsx'
import { useLecturas } from './use-lecturas.ts'

/** What was read without a network and did not count by itself: why, and the decision of a person. Nothing where there is none. */
export function LecturasPorDecidir({
  operador,
  desde = 1,
}: {
  operador: Operador
  /** The page that is shown first. */ desde?: number
}) {
  const [pagina, setPagina] = useState(desde)
  const { lista, decidir, paginas } = useLecturas(operador, pagina)
  const [descartada, setDescartada] = useState<Lectura | null>(null)
  if (!lista.data)
    return lista.error ? (
      <ErrorBlock
        title="No pudimos cargar las lecturas por decidir"
        text={detalleDe(lista.error)}
        onRetry={() => void lista.refetch()}
        isRetrying={lista.isFetching}
      />
    ) : null
  const { items, total } = lista.data
  // The last one of a page was decided: those of the pages before it still wait.
  if (items.length === 0 && pagina > paginas) setPagina(paginas)
  const hecho = decidir.data && (
    <SuddenNotice
      key={decidir.data.id}
      tone="success"
      role="status"
      title={`${decidir.data.estado === 'admitida' ? 'Quedó anotado que llegó' : 'Lectura descartada'}: ${nombreDe(decidir.data)}`}
    />
  )
  if (items.length === 0 && !decidir.error) return hecho ?? null
  const confirmar = () =>
    descartada && decidir.mutate({ id: descartada.id, decision: 'descartar' }, { onSettled: () => setDescartada(null) })
  return (
    <section aria-labelledby="por-decidir" className="grid gap-3">
      <h2 id="por-decidir">{formatCantidad(total, 'lectura por decidir', 'lecturas por decidir')}</h2>
      {hecho}
      <FailedLine>{decidir.error && detalleDe(decidir.error)}</FailedLine>
      <ul className="grid gap-2">
        {items.map((lectura) => (
          <li key={lectura.id} className="grid gap-3 rounded-card border border-border bg-surface p-4">
            <Dicho lectura={lectura} />
            {lectura.puedeDecidir ? (
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="outline"
                  size="dense"
                  status={
                    decidir.isPending && decidir.variables.id === lectura.id && decidir.variables.decision === 'admitir'
                      ? 'loading'
                      : 'default'
                  }
                  onClick={() => decidir.mutate({ id: lectura.id, decision: 'admitir' })}
                  aria-label={`Sí llegó: ${nombreDe(lectura)}`}
                >
                  Sí llegó
                </Button>
                <Button
                  variant="quiet"
                  size="dense"
                  onClick={() => setDescartada(lectura)}
                  aria-label={`Descartar: ${nombreDe(lectura)}`}
                >
                  Descartar
                </Button>
              </div>
            ) : (
              <p className="text-small text-text-2">La decide quien administra tu equipo</p>
            )}
          </li>
        ))}
      </ul>
      {paginas > 1 && (
        <div className="flex items-center gap-3">
          <Button variant="outline" size="dense" disabled={pagina <= 1} onClick={() => setPagina(pagina - 1)}>
            Anteriores
          </Button>
          <span className="tabular-nums">
            {pagina} de {paginas}
          </span>
          <Button variant="outline" size="dense" disabled={pagina >= paginas} onClick={() => setPagina(pagina + 1)}>
            Siguientes
          </Button>
        </div>
      )}
      <AlertDialog
        open={descartada !== null}
        onOpenChange={(isOpen) => !isOpen && setDescartada(null)}
        title="¿Descartar esta lectura?"
        description="La reserva queda como está y la lectura deja de esperar una decisión."
        cancelText="Volver"
        confirmText="Sí, descartar"
        confirmStatus={decidir.isPending ? 'loading' : 'default'}
        onConfirm={confirmar}
      />
    </section>
  )
}

const nombreDe = ({ reserva, texto }: Lectura): string =>
  reserva?.titular ?? (texto ? formatCodigo(texto.slice(0, 20)) : 'una entrada')

function Dicho({ lectura }: { lectura: Lectura }) {
  const { reserva, explicacion, leidaEn, leidaPor } = lectura
  return (
    <p className="grid gap-1">
      <span className="font-semibold">{nombreDe(lectura)}</span>
      {reserva && (
        <span className="text-small text-text-2">
          {reserva.nombreExperiencia}&nbsp;· {formatMomento(reserva.inicio, reserva.zonaHoraria)}
        </span>
      )}
      <span>{explicacion && explicacion.charAt(0).toUpperCase() + explicacion.slice(1)}</span>
      <span className="text-small text-text-2">
        La leyó {leidaPor}, {formatMomento(leidaEn, reserva?.zonaHoraria ?? 'America/Santiago')}
      </span>
    </p>
  )
}
