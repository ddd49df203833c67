import { CalendarDays } from 'lucide-react'
import type { Edicion } from '#contract/ediciones.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { useEditor } from '../contexto.ts'
import { RUTAS_DE } from '../llamadas.ts'
import { fechasDe } from '../pasos.ts'

export function PasoFechas() {
  const { edicion, operador } = useEditor()
  return (
    <>
      <p className="max-w-measure text-text-2">{textoDe(edicion)}</p>
      <ButtonLink
        to={`${RUTAS_DE[operador].calendario}/${edicion.experienciaId}`}
        variant="outline"
        icon={<CalendarDays size={20} aria-hidden />}
        className="justify-self-start"
      >
        Abrir el calendario
      </ButtonLink>
    </>
  )
}

function textoDe(edicion: Edicion): string {
  switch (fechasDe(edicion)) {
    case 'abiertas':
      return `Tienes ${formatCantidad(edicion.salidasPorVenir, 'salida abierta', 'salidas abiertas')}.`
    case 'guardadas':
      return `Guardaste ${formatCantidad(edicion.horasGuardadas, 'hora', 'horas')} en tu calendario. Las salidas se abren cuando se publique la experiencia.`
    case 'ninguna':
      return 'Aún no tienes fechas. Defínelas en el calendario: los días, las horas y los cupos de cada salida. Puedes enviarla a revisión sin fechas, pero nadie podrá reservarla hasta que las agregues.'
  }
}
