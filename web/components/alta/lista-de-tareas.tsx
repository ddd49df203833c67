import { ChevronRight } from 'lucide-react'
import type { Alta, Tarea } from '#contract/altas.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatHora } from '#web/ui/horas.ts'
import { ESTADO_TAREA } from './alta-textos.ts'

export function ListaDeTareas({
  alta,
  abierta,
  onAbrir,
}: {
  alta: Alta
  abierta: Tarea | null
  onAbrir: (clave: Tarea) => void
}) {
  const hechas = alta.tareas.filter(({ estado }) => estado !== 'pendiente' && estado !== 'observada').length
  return (
    <section aria-labelledby="tareas" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="tareas">Tareas</h2>
        <p role="status" className="text-small text-text-2">
          Llevas {hechas} de {alta.tareas.length}&nbsp;· Guardado a las {formatHora(alta.guardadaEn)}
        </p>
      </div>
      <ol className="grid gap-2">
        {alta.tareas.map((tarea, i) => (
          <li key={tarea.clave}>
            <Fila
              numero={i + 1}
              tarea={tarea}
              isAbierta={tarea.clave === abierta}
              onAbrir={() => onAbrir(tarea.clave)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Fila({
  numero,
  tarea,
  isAbierta,
  onAbrir,
}: {
  numero: number
  tarea: Alta['tareas'][number]
  isAbierta: boolean
  onAbrir: () => void
}) {
  const [tono, texto] = ESTADO_TAREA[tarea.estado]
  return (
    <button
      type="button"
      id={`tarea-${tarea.clave}`}
      onClick={onAbrir}
      aria-current={isAbierta ? 'step' : undefined}
      className={cx(
        'press flex min-h-14 w-full items-center gap-3 rounded-card border bg-surface px-4 py-3 text-left hover:border-primary',
        isAbierta ? 'border-primary' : 'border-border',
      )}
    >
      <span className="grid grow gap-1">
        <span className="font-semibold">
          {numero}. {tarea.titulo}
        </span>
        <Badge tone={tono} className="justify-self-start">
          {texto}
        </Badge>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-text-2" />
    </button>
  )
}
