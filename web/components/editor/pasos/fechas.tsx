import { CalendarDays } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { useEditor } from '../contexto.ts'
import { RUTAS_DE } from '../llamadas.ts'

export function PasoFechas() {
  const { edicion, operador } = useEditor()
  const { salidasPorVenir, experienciaId } = edicion
  return (
    <>
      <p className="max-w-measure text-text-2">
        {salidasPorVenir > 0 ? `Tienes ${formatCantidad(salidasPorVenir, 'salida abierta', 'salidas abiertas')}.` : 'Aún no tienes fechas. Defínelas en el calendario: los días, las horas y los cupos de cada salida.'} Puedes enviarla a revisión sin fechas, pero nadie podrá
        reservarla hasta que las agregues.
      </p>
      <ButtonLink to={`${RUTAS_DE[operador].calendario}/${experienciaId}`} variant="outline" icon={<CalendarDays size={20} aria-hidden />} className="justify-self-start">
        Abrir el calendario
      </ButtonLink>
    </>
  )
}
