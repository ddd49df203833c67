import type { Analitica } from '#contract/analitica.ts'
import { formatNumero, formatPesos } from '#web/ui/formato.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { conPorciento } from './textos.ts'

type Experiencia = Analitica['experiencias'][number]
type Horario = Analitica['horarios'][number]

export function PorExperiencia({ experiencias }: { experiencias: Experiencia[] }) {
  if (experiencias.length === 0) return null
  return (
    <section aria-labelledby="por-experiencia" className="grid grid-cols-1 gap-3">
      <h2 id="por-experiencia">Por experiencia</h2>
      <Table caption="Por experiencia" columns={DE_EXPERIENCIA} rows={experiencias} rowKey={({ id }) => id} isDense />
    </section>
  )
}

const DE_EXPERIENCIA: Column<Experiencia>[] = [
  { key: 'nombre', header: 'Experiencia', isRowHeader: true, cell: ({ nombreExperiencia }) => nombreExperiencia },
  { key: 'vistas', header: 'Vistas', isNumber: true, cell: ({ vistas }) => formatNumero(vistas) },
  {
    key: 'cotizaciones',
    header: 'Vieron el precio',
    isNumber: true,
    cell: ({ cotizaciones }) => formatNumero(cotizaciones),
  },
  {
    key: 'conversion',
    header: 'Reservan',
    isNumber: true,
    cell: ({ vistas, pagadas }) =>
      vistas === 0 ? '—' : `${Math.round((pagadas / vistas) * 1000) / 10} %`.replace('.', ','),
  },
  { key: 'reservas', header: 'Reservas', isNumber: true, cell: ({ reservas }) => formatNumero(reservas) },
  { key: 'ocupacion', header: 'Ocupación', isNumber: true, cell: ({ ocupacion }) => conPorciento(ocupacion) },
  { key: 'ingresos', header: 'Tus ingresos', isNumber: true, cell: ({ ingresos }) => formatPesos(ingresos) },
]

export function PorHorario({ horarios }: { horarios: Horario[] }) {
  if (horarios.length === 0) return null
  return (
    <section aria-labelledby="por-horario" className="grid grid-cols-1 gap-3">
      <h2 id="por-horario">Ocupación por horario</h2>
      <p className="max-w-measure text-text-2">
        Las horas con más cupos libres primero: ahí conviene cambiar fechas, horas o precio.
      </p>
      <Table
        caption="Ocupación por horario"
        columns={DE_HORARIO}
        rows={horarios}
        rowKey={({ nombreExperiencia, hora }) => `${nombreExperiencia} ${hora}`}
        isDense
      />
    </section>
  )
}

const DE_HORARIO: Column<Horario>[] = [
  { key: 'nombre', header: 'Experiencia', isRowHeader: true, cell: ({ nombreExperiencia }) => nombreExperiencia },
  { key: 'hora', header: 'Hora', cell: ({ hora }) => hora },
  { key: 'salidas', header: 'Salidas', isNumber: true, cell: ({ salidas }) => formatNumero(salidas) },
  {
    key: 'cupos',
    header: 'Cupos vendidos',
    isNumber: true,
    cell: ({ cupos, ocupados }) => `${formatNumero(ocupados)} de ${formatNumero(cupos)}`,
  },
  {
    key: 'ocupacion',
    header: 'Ocupación',
    isNumber: true,
    cell: ({ cupos, ocupados }) => conPorciento(cupos === 0 ? null : Math.round((ocupados / cupos) * 100)),
  },
]
