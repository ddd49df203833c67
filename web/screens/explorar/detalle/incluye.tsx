import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { formatPesos } from '#web/ui/formato.ts'

export function Incluye({ detalle }: { detalle: ExperienciaDetalle }) {
  const { incluye, noIncluye, cargosEnDestino } = detalle
  return (
    <section
      id="incluye"
      aria-label="Incluye y no incluye"
      className="grid late-80 scroll-mt-24 gap-x-6 gap-y-8 border-t border-border pt-8 sm:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <h2>Incluye</h2>
        <Lista items={incluye} icon={<Check size={20} aria-hidden className="mt-0.5 text-success" />} />
      </div>
      {noIncluye.length > 0 && (
        <div className="grid content-start gap-4">
          <h2>No incluye</h2>
          <Lista items={noIncluye} icon={<X size={20} aria-hidden className="mt-0.5 text-text-3" />} />
        </div>
      )}
      {cargosEnDestino.length > 0 && (
        <div className="grid gap-2 sm:col-span-2">
          <h3 className="text-body">Se paga en el lugar</h3>
          <ul className="grid gap-1">
            {cargosEnDestino.map(({ nombre, monto, quienPaga }) => (
              <li key={nombre + quienPaga}>
                {nombre}: {formatPesos(monto)} <span className="text-text-2">({quienPaga})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Lista({ items, icon }: { items: string[]; icon: ReactNode }) {
  return (
    <ul className="grid content-start gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          {icon}
          {item}
        </li>
      ))}
    </ul>
  )
}
