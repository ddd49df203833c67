import type { Experiencia } from '#contract/experiencias.ts'
import { ExperienciaCard } from '#web/components/experiencia-card.tsx'
import { rejillaDeCards } from '#web/components/rejilla.ts'
import { cx } from '#web/ui/cx.ts'
import { useReservadas } from '#web/components/reservadas.ts'

export function SimilaresLista({ titulo, items }: { titulo: string; items: Experiencia[] }) {
  const reservadas = useReservadas()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="similares" className="grid late-120 gap-6">
      <h2 id="similares">{titulo}</h2>
      <ul className={cx(rejillaDeCards, '*:nth-4:md:max-lg:hidden')}>
        {items.map((experiencia) => (
          <li key={experiencia.id}>
            <ExperienciaCard experiencia={experiencia} reserva={reservadas.get(experiencia.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
