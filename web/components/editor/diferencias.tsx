import type { Diferencia } from '#contract/ediciones.ts'
import { CAMPOS } from './campos-textos.ts'

/** Field by field, what travellers see today and what they would see. */
export function Diferencias({ diferencias }: { diferencias: readonly Diferencia[] }) {
  return (
    <ul className="grid gap-3">
      {diferencias.map(({ campo, antes, ahora }) => (
        <li key={campo} className="grid gap-2 rounded-card border border-border p-4">
          <h4 className="font-sans text-body font-semibold">{CAMPOS[campo].nombre}</h4>
          <dl className="grid gap-3 sm:grid-cols-2">
            <Lado titulo="Antes" lineas={antes} className="text-text-2" />
            <Lado titulo="Ahora" lineas={ahora} className="border-l-4 border-primary pl-3" />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Lado({ titulo, lineas, className }: { titulo: string; lineas: readonly string[]; className: string }) {
  return (
    <div className={className}>
      <dt className="text-small text-text-3">{titulo}</dt>
      <dd className="min-w-0 break-words">
        {lineas.length === 0 ? 'Nada' : lineas.map((linea) => <p key={linea}>{linea}</p>)}
      </dd>
    </div>
  )
}
