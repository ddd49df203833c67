import { Code, KeyRound, LogIn } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useUsuario } from './usuario.ts'

const LLAMADAS = ['GET /api/v1/b2b/experiencias', 'GET /api/v1/b2b/proveedores']
const CLAVES = '/empresas/dashboard?vista=claves'

/** The two calls for companies; a company goes on to its keys, anybody else reads what that takes. */
export function PanelApi({ onIr }: { onIr: () => void }) {
  const { usuario } = useUsuario()
  const esEmpresa = usuario?.rol === 'empresa'
  return (
    <section aria-labelledby="panel-api" className="grid gap-4 rounded-card border border-border bg-surface p-4 sm:p-6">
      <h3 id="panel-api">API B2B</h3>
      <ul className="grid gap-2">
        {LLAMADAS.map((llamada) => (
          <li key={llamada}>
            <code className="inline-block rounded-chip bg-surface-2 px-3 py-2 font-mono text-small wrap-anywhere">
              {llamada}
            </code>
          </li>
        ))}
      </ul>
      {!esEmpresa && (
        <p className="max-w-measure text-text-2">
          Las claves se crean en el panel de empresas. Entra con la cuenta de tu empresa para crear una.
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        {esEmpresa ? (
          <ButtonLink to={CLAVES} onClick={onIr} icon={<KeyRound size={20} aria-hidden />}>
            Crear clave
          </ButtonLink>
        ) : (
          <ButtonLink
            to={`/empresas/login?siguiente=${encodeURIComponent(CLAVES)}`}
            onClick={onIr}
            icon={<LogIn size={20} aria-hidden />}
          >
            Ir al panel de empresas
          </ButtonLink>
        )}
        <ButtonLink to="/api-docs" variant="outline" onClick={onIr} icon={<Code size={20} aria-hidden />}>
          Ver documentación de la API
        </ButtonLink>
      </div>
    </section>
  )
}
