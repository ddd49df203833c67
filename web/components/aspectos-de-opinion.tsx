import type { PromedioDeAspecto } from '#contract/experiencias.ts'
import { formatCantidad, formatNota } from '#web/ui/formato.ts'
import { ASPECTOS_TEXTO } from './resena-textos.ts'

/** How well each aspect was rated, and by how many. */
export default function AspectosDeOpinion({ aspectos }: { aspectos: PromedioDeAspecto[] }) {
  if (aspectos.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-small sm:grid-cols-4">
      {aspectos.map(({ aspecto, promedio, cantidad }) => (
        <div key={aspecto}>
          <dt className="text-text-2">{ASPECTOS_TEXTO[aspecto]}</dt>
          <dd className="tabular-nums">
            <span className="text-body font-semibold">{formatNota(promedio)}</span>
            <span className="sr-only"> de 5</span>{' '}
            <span className="text-text-2">({formatCantidad(cantidad, 'opinión', 'opiniones')})</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
