import type { Suscripcion } from '#contract/suscripciones.ts'
import { faseDeDevolucion, type FaseDeDevolucion } from '#contract/fase-de-devolucion.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { type CondicionesDePlan, diaDe, nombreDePlan } from './plan-textos.ts'

type Cobro = Suscripcion['cobros'][number]

const ESTADOS: Record<Cobro['estado'], string> = {
  creado: 'En curso',
  desconocido: 'En revisión',
  fallido: 'Rechazado',
  exitoso: 'Cobrado',
  anulado: 'Anulado',
}

const DEVOLUCIONES: Record<FaseDeDevolucion, string> = {
  pedida: 'Devolución pedida',
  enviada: 'Devolución enviada',
  hecha: 'Devolución hecha',
  vuelta: 'El banco la envió de vuelta, por transferir',
  por_transferir: 'La tarjeta no la recibió, por transferir',
}

export function Cobros({ cobros, planes }: { cobros: Cobro[]; planes: CondicionesDePlan[] }) {
  const columnas: Column<Cobro>[] = [
    { key: 'desde', header: 'Desde', isRowHeader: true, cell: ({ desde }) => diaDe(desde) },
    { key: 'plan', header: 'Plan', cell: ({ plan }) => nombreDePlan(planes, plan) },
    { key: 'monto', header: 'Monto', isNumber: true, cell: ({ monto }) => formatPesos(monto) },
    {
      key: 'estado',
      header: 'Estado',
      cell: ({ estado, reembolso, devolucion }) =>
        reembolso > 0
          ? `${DEVOLUCIONES[faseDeDevolucion(devolucion ?? 'solicitado') ?? 'pedida']}: ${formatPesos(reembolso)}`
          : ESTADOS[estado],
    },
  ]
  return (
    <section aria-labelledby="cobros" className="grid grid-cols-1 gap-3">
      <h2 id="cobros">Tus cobros</h2>
      <Table caption="Cobros de tu plan" columns={columnas} rows={cobros} rowKey={({ id }) => id} />
    </section>
  )
}
