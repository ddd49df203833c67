import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { Seccion } from './seccion.tsx'

export function Itinerario({ pasos }: { pasos: ExperienciaDetalle['itinerario'] }) {
  if (pasos.length === 0) return null
  return (
    <Seccion id="que-haras" titulo="Qué harás">
      <ol className="grid">
        {pasos.map(({ titulo, detalle }, index) => (
          <li key={titulo} className="relative flex gap-4 pb-6 last:pb-0">
            {index < pasos.length - 1 && (
              <span aria-hidden className="absolute top-8 bottom-0 left-4 w-0.5 -translate-x-1/2 bg-border" />
            )}
            <span
              aria-hidden
              className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft text-small font-semibold text-primary-soft-text tabular-nums"
            >
              {index + 1}
            </span>
            <div className="grid max-w-measure gap-1 pt-1">
              <h3 className="text-body">{titulo}</h3>
              {detalle && <p className="text-text-2">{detalle}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Seccion>
  )
}
