import { Link, useSearchParams } from 'react-router'
import { AccesoMarco } from './acceso-marco.tsx'
import type { Area } from './areas.ts'
import { EntrarForm } from './entrar-form.tsx'
import { SesionTerminada } from './sesion-terminada.tsx'
import { conSiguiente, leerSiguiente } from './siguiente.ts'

/** Of hosts and providers alike: whoever meant the other door still goes there. */
const COMPARTIDA = '/check-in'

/** The sign-in of hosts, providers and companies. */
export function Acceso({ area, text }: { area: Area; text: string }) {
  const [search] = useSearchParams()
  const siguiente = leerSiguiente(search)
  return (
    <AccesoMarco title={area.titulo} text={text} poster={area.poster}>
      <SesionTerminada />
      <EntrarForm key={area.titulo} area={area} destino={siguiente ?? area.inicio} />
      {area.alta && (
        <p className="flex flex-wrap items-center gap-x-2 border-t border-border pt-3">
          ¿Aún no tienes cuenta?
          <Link to={area.alta.to} className="inline-flex min-h-11 items-center font-semibold text-primary underline">
            {area.alta.texto}
          </Link>
        </p>
      )}
      <nav aria-label="Otros ingresos" className={area.alta ? undefined : 'border-t border-border pt-3'}>
        <ul className="flex flex-wrap gap-x-6">
          {area.otras.map(({ to, texto }) => (
            <li key={to}>
              <Link
                to={conSiguiente(to, siguiente === COMPARTIDA ? siguiente : null)}
                className="inline-flex min-h-11 items-center font-medium text-primary underline"
              >
                {texto}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </AccesoMarco>
  )
}
