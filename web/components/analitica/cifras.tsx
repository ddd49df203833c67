import type { CifrasDeAnalitica } from '#contract/analitica.ts'
import { formatCantidad, formatNota, formatNumero, formatPesos } from '#web/ui/formato.ts'
import { Tile } from '#web/ui/tile.tsx'
import { cambioDe, conPorciento } from './textos.ts'

type CifrasProps = { actual: CifrasDeAnalitica; anterior: CifrasDeAnalitica }

export function Cifras({ actual, anterior }: CifrasProps) {
  const { calificacion, ocupacion, cupos, ocupados, canceladas } = actual
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-6">
      <Tile
        label="Reservas"
        value={formatNumero(actual.reservas)}
        detail={`${cambioDe(actual.reservas, anterior.reservas, formatNumero)}${canceladas > 0 ? `\u00a0· ${formatCantidad(canceladas, 'cancelada', 'canceladas')}` : ''}`}
      />
      <Tile
        label="Tus ingresos"
        value={formatPesos(actual.ingresos)}
        detail={cambioDe(actual.ingresos, anterior.ingresos, formatPesos)}
      />
      <Tile
        label="Pagado por viajeros"
        value={formatPesos(actual.ventas)}
        detail={cambioDe(actual.ventas, anterior.ventas, formatPesos)}
      />
      <Tile
        label="Vistas"
        value={formatNumero(actual.vistas)}
        detail={cambioDe(actual.vistas, anterior.vistas, formatNumero)}
      />
      <Tile
        label="Ocupación"
        value={conPorciento(ocupacion)}
        detail={
          ocupacion === null
            ? 'Sin salidas en estas fechas'
            : `${formatNumero(ocupados)} de ${formatCantidad(cupos, 'cupo', 'cupos')}${anterior.ocupacion === null ? '' : `\u00a0· antes ${anterior.ocupacion} %`}`
        }
      />
      <Tile
        label="Evaluación"
        value={calificacion.promedio === null ? '—' : formatNota(calificacion.promedio)}
        detail={formatCantidad(calificacion.cantidad, 'opinión nueva', 'opiniones nuevas')}
      />
    </div>
  )
}
