import type { CasoConHechos } from '#contract/casos.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'

/** What an operator is owed and does not get: the bank returned it, or nobody has paid it. */
export function VerPagoPendiente({ caso: { objeto, objetoId, detalle } }: { caso: CasoConHechos }) {
  const { monto, corrida, desde, conCuenta } = detalle
  return (
    <section
      aria-labelledby="pago-pendiente"
      className="grid max-w-form grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="pago-pendiente" className="text-h3">
        Pago a un operador
      </h2>
      {typeof monto === 'number' && <p className="text-h3 font-semibold tabular-nums">{formatPesos(monto)}</p>}
      {typeof desde === 'string' && <p className="text-text-2">Se le puede pagar desde el {formatSalida(desde)}</p>}
      {conCuenta === false && <p>No tiene una cuenta donde pagarle: pídesela.</p>}
      <p className="text-text-2">El caso se cierra solo cuando le llega un pago.</p>
      <span className="flex flex-wrap gap-3">
        <ButtonLink variant="outline" to={`/admin/operadores/${objeto}/${objetoId}`}>
          Ver al operador
        </ButtonLink>
        {typeof corrida === 'string' ? (
          <ButtonLink variant="outline" to={`/admin/finanzas/nominas/${corrida}`}>
            Abrir la nómina
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to="/admin/finanzas">
            Ir a las nóminas
          </ButtonLink>
        )}
      </span>
    </section>
  )
}
