import { type ReactNode, useId } from 'react'
import type { OrdenResena, PorEstrellas } from '#contract/experiencias.ts'
import { formatCantidad, formatNumero } from '#web/ui/formato.ts'
import { Select } from '#web/ui/select.tsx'
import { ESTRELLAS } from './distribucion.tsx'
import type { VistaDeResenas } from './resenas.ts'

const ORDENES: Record<OrdenResena, string> = { recientes: 'Más recientes', mejor: 'Mejor nota', peor: 'Peor nota' }

type OpinionesVistaProps = {
  vista: VistaDeResenas
  porEstrellas: PorEstrellas
  onChange: (vista: VistaDeResenas) => void
}

/** Which opinions to read, and in what order. */
export function OpinionesVista({ vista, porEstrellas, onChange }: OpinionesVistaProps) {
  const conEstrellas = ESTRELLAS.filter((estrellas) => porEstrellas[estrellas] > 0)
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Campo label="Mostrar">
        {(id) => (
          <Select
            id={id}
            value={String(vista.puntaje ?? 0)}
            onChange={(event) => onChange({ ...vista, puntaje: Number(event.currentTarget.value) || null })}
          >
            <option value="0">Todas las opiniones</option>
            {conEstrellas.map((estrellas) => (
              <option key={estrellas} value={estrellas}>
                {formatCantidad(estrellas, 'estrella', 'estrellas')} ({formatNumero(porEstrellas[estrellas])})
              </option>
            ))}
          </Select>
        )}
      </Campo>
      <Campo label="Ordenar por">
        {(id) => (
          <Select
            id={id}
            value={vista.orden}
            options={Object.entries(ORDENES).map(([value, label]) => ({ value, label }))}
            onChange={(event) => onChange({ ...vista, orden: event.currentTarget.value as OrdenResena })}
          />
        )}
      </Campo>
    </div>
  )
}

function Campo({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small text-text-2">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
