import { formatPesos } from '#web/ui/formato.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { type CondicionesDePlan, equipoDe, experienciasDe, porcentaje } from './plan-textos.ts'

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
  {
    key: 'comision',
    header: 'Comisión por venta',
    isNumber: true,
    cell: ({ comision }) => `${porcentaje(comision)} + IVA`,
  },
  {
    key: 'comisionPorEnlace',
    header: 'Por tu enlace',
    isNumber: true,
    cell: ({ comisionPorEnlace }) => `${porcentaje(comisionPorEnlace)} + IVA`,
  },
  { key: 'experiencias', header: 'Experiencias publicadas', cell: experienciasDe },
  { key: 'personas', header: 'Equipo', cell: equipoDe },
]
