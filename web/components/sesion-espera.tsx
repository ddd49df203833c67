import { FullPageSpinner } from '#web/ui/full-page-spinner.tsx'
import { SITIO } from '#web/ui/marca.ts'
import { useComprobandoSesion } from './usuario.ts'

/** Covers the page while the session of a stored token is checked; a visitor never sees it. Comes with the page: a file of its own could not be fetched where there is no network. */
export function SesionEspera() {
  if (!useComprobandoSesion()) return null
  return (
    <div className="fixed inset-0 z-dialog animate-fade-in-late">
      <FullPageSpinner text={`Cargando ${SITIO.marca}...`} />
    </div>
  )
}
