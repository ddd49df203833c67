import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { Seccion } from './seccion.tsx'

export function Incluye({ detalle }: { detalle: ExperienciaDetalle }) {
  const { incluye, noIncluye, cargosEnDestino } = detalle
  return (
    <Seccion id="incluye" titulo="Incluye">
      <div className="grid gap-6 sm:grid-cols-2">
        <Lista items={incluye} icon={<Check size={20} aria-hidden className="mt-0.5 text-success" />} />
        {noIncluye.length > 0 && (
          <div className="grid content-start gap-3">
            <h3 className="text-body sm:sr-only">No incluye</h3>
            <Lista items={noIncluye} icon={<X size={20} aria-hidden className="mt-0.5 text-text-3" />} prefix="No incluye: " />
          </div>
        )}
      </div>
      {cargosEnDestino.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-body">Se paga en el lugar</h3>
          <ul className="grid gap-1">
            {cargosEnDestino.map(({ nombre, monto, quienPaga }) => (
              <li key={nombre}>
                {nombre}: {formatPesos(monto)} <span className="text-text-2">({quienPaga})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Seccion>
  )
}

function Lista({ items, icon, prefix }: { items: string[]; icon: ReactNode; prefix?: string }) {
  return (
    <ul className="grid content-start gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          {icon}
          <span className={prefix && 'text-text-2'}>
            {prefix && <span className="sr-only">{prefix}</span>}
            {item}
          </span>
        </li>
      ))}
    </ul>
  )
}
