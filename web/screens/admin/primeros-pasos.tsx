import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Puesto } from '#contract/personal.ts'
import { api } from '#web/api/api.ts'
import { formatCantidad } from '#web/ui/formato.ts'

const enlace = 'font-medium text-primary underline underline-offset-4'

/** While nothing is for sale: what comes first, for whoever runs it. */
export function PrimerosPasos({ puesto: { secciones } }: { puesto: Puesto }) {
  const { data } = useQuery({
    queryKey: ['estadisticas'],
    queryFn: ({ signal }) => api.call('verEstadisticas', {}, { signal }),
    staleTime: 0,
  })
  if (data?.totalExperiences !== 0) return null
  return (
    <section
      aria-labelledby="primeros-pasos"
      className="grid gap-4 rounded-card border border-border bg-surface p-4 lg:p-6"
    >
      <div className="grid gap-1">
        <h2 id="primeros-pasos">Publica la primera experiencia</h2>
        <p className="text-text-2">Todavía no hay nada a la venta. Quien visita el sitio lee que estás empezando.</p>
      </div>
      <ol className="grid list-decimal gap-3 pl-6">
        <Paso titulo="Suma a quien la ofrece">
          Comparte la página para{' '}
          <Link to="/convertirse-anfitrion" className={enlace}>
            anfitriones
          </Link>{' '}
          o la de{' '}
          <Link to="/convertirse-proveedor" className={enlace}>
            proveedores
          </Link>
          : ahí crean su cuenta, sus datos y su experiencia.
        </Paso>
        <Paso titulo="Revisa y aprueba">
          {data.pendingReview > 0
            ? `${formatCantidad(data.pendingReview, 'espera', 'esperan')} tu revisión.`
            : 'Lo que envíen aparece en Trabajo pendiente, lo más antiguo primero.'}{' '}
          {secciones.includes('operadores') && (
            <Link to="/admin/operadores" className={enlace}>
              Ver operadores
            </Link>
          )}
        </Paso>
        {secciones.includes('personal') && (
          <Paso titulo="Reparte el trabajo">
            Invita a tu equipo con el papel que necesita cada quien: aprobar dinero pide dos personas.{' '}
            <Link to="/admin/personal" className={enlace}>
              Invitar
            </Link>
          </Paso>
        )}
      </ol>
    </section>
  )
}

const Paso = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <li>
    <p className="font-semibold">{titulo}</p>
    <p className="text-text-2">{children}</p>
  </li>
)
