import { Code } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'

const LLAMADAS = [
  { ruta: 'GET /api/v1/b2b/experiencias', texto: 'El catálogo publicado, con precios por persona y ubicación.' },
  { ruta: 'GET /api/v1/b2b/proveedores', texto: 'Quienes realizan las experiencias y su estado.' },
  { ruta: 'GET /api/v1/b2b/disponibilidad', texto: 'Salidas con cupos, precio público y tu precio neto.' },
  { ruta: 'POST /api/v1/b2b/reservas', texto: 'Retener sin costo; luego confirmar, cotizar y cancelar.' },
] as const

/** What a company's system calls first. */
export function ApiCaja() {
  return (
    <div className="grid gap-6 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-12 lg:p-8">
      <ul className="grid min-w-0 gap-4">
        {LLAMADAS.map(({ ruta, texto }) => (
          <li key={ruta} className="grid gap-1">
            <code className="rounded-chip bg-surface-2 px-3 py-2 font-mono text-small font-medium wrap-anywhere">
              {ruta}
            </code>
            <span className="text-small text-text-2">{texto}</span>
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-3">
        <p className="max-w-80 text-text-2">
          Se usan con una clave de tu empresa, que se crea en el panel de empresas.
        </p>
        <ButtonLink to="/api-docs" variant="outline" icon={<Code size={20} aria-hidden />}>
          Ver documentación de la API
        </ButtonLink>
        <ButtonLink to="/empresas/registro" variant="quiet" className="-ml-5">
          Crear cuenta de empresa
        </ButtonLink>
      </div>
    </div>
  )
}
