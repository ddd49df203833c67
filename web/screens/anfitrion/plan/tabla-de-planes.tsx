import { formatPesos } from '#web/ui/formato.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { type CondicionesDePlan, experienciasDe, porcentaje } from './plan-textos.ts'

export function TablaDePlanes({ planes }: { planes: CondicionesDePlan[] }) {
  return (
    <section aria-labelledby="comparar" className="grid grid-cols-1 gap-3">
      <h2 id="comparar">Compara</h2>
      <Table caption="Planes" columns={COLUMNAS} rows={planes} rowKey={({ plan }) => plan} />
    </section>
  )
}

const COLUMNAS: Column<CondicionesDePlan>[] = [
  { key: 'nombre', header: 'Plan', isRowHeader: true, cell: ({ nombre }) => nombre },
  { key: 'precio', header: 'Al mes', isNumber: true, cell: ({ precio }) => formatPesos(precio) },
  { key: 'comision', header: 'Comisión, más IVA', isNumber: true, cell: ({ comision }) => porcentaje(comision) },
  { key: 'enlace', header: 'Ventas por tu enlace', isNumber: true, cell: ({ comisionPorEnlace }) => porcentaje(comisionPorEnlace) },
  { key: 'experiencias', header: 'Experiencias', cell: experienciasDe },
  { key: 'personas', header: 'Personas, contándote', isNumber: true, cell: ({ personas }) => personas },
]
