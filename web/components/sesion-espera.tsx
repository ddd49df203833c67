import { lazy, Suspense } from 'react'
import { useComprobandoSesion } from './usuario.ts'

const SesionCubierta = lazy(() => import('./sesion-cubierta.tsx'))

/** Covers the page while the session of a stored token is checked; a visitor never sees it, nor who has no connection to check it with. */
export function SesionEspera() {
  if (!useComprobandoSesion() || !navigator.onLine) return null
  return (
    <Suspense>
      <SesionCubierta />
    </Suspense>
  )
}
