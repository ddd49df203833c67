import { lazy, Suspense, use, useState } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ReferenciaContext } from '#web/ui/referencia.ts'
import { EstadoPantalla } from './estado-pantalla.tsx'

// Every page carries this screen, and few people ever see it.
const BuscarEnInicio = lazy(() => import('./buscar-en-inicio.tsx'))

const TITULOS: Record<number, string> = {
  401: 'Inicia sesión para continuar',
  403: 'Tu cuenta no tiene acceso a esta página',
  404: 'Esta página no existe',
}
const FALLA = 'Algo falló al mostrar esta página'

export function tituloDeError(error: unknown): string {
  return TITULOS[statusOf(error)] ?? FALLA
}

/** One way out for each kind of failure; the cause stays in the log. */
export function PantallaError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const title = tituloDeError(error)
  const status = statusOf(error)
  if (status === 404) {
    return (
      <EstadoPantalla title={title} text="Puede que el enlace haya cambiado o que le falte una letra.">
        <Suspense>
          <BuscarEnInicio />
        </Suspense>
        <ButtonLink variant="quiet" to="/">
          Ir al inicio
        </ButtonLink>
      </EstadoPantalla>
    )
  }
  if (status === 401) {
    return (
      <EstadoPantalla title={title} text="Después volverás a esta misma página.">
        <ButtonLink to={`${loginFor(pathname)}?siguiente=${encodeURIComponent(pathname + search)}`}>
          Iniciar Sesión
        </ButtonLink>
      </EstadoPantalla>
    )
  }
  if (status === 403) {
    return (
      <EstadoPantalla title={title} text="Entra con otra cuenta o vuelve al inicio.">
        <ButtonLink to="/">Ir al inicio</ButtonLink>
      </EstadoPantalla>
    )
  }
  return (
    <EstadoPantalla title={title} text="No perdiste nada de lo que ya habías guardado.">
      <Button onClick={() => window.location.reload()}>Reintentar</Button>
      <Referencia error={error} />
    </EstadoPantalla>
  )
}

/** What to tell us if it goes on: of the call that failed, or of the answer that the server made of it. */
function Referencia({ error }: { error: unknown }) {
  const propia = use(ReferenciaContext)
  const [servida] = useState(() =>
    typeof document === 'undefined' ? propia : document.querySelector('[data-referencia]')?.textContent,
  )
  const { data, problema } = Object(error) as { data?: { referencia?: string }; problema?: { instance?: string } }
  const referencia = data?.referencia ?? problema?.instance ?? servida
  return referencia ? (
    <p className="text-small text-text-2">
      Si sigue pasando, escríbenos con esta referencia:{' '}
      <code data-referencia className="break-all">
        {referencia}
      </code>
    </p>
  ) : null
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const { status } = Object(error) as { status?: unknown }
  return typeof status === 'number' ? status : 500
}

function loginFor(pathname: string): string {
  if (pathname.startsWith('/admin')) return '/admin/login'
  if (pathname.startsWith('/empresas')) return '/empresas/login'
  if (pathname.startsWith('/proveedor/')) return '/proveedor/login'
  if (pathname.includes('anfitrion') || pathname === '/host-analytics') return '/anfitrion/login'
  return '/login'
}
