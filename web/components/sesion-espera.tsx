import { useEffect, useState } from 'react'
import { FullPageSpinner } from '#web/ui/full-page-spinner.tsx'
import { NOMBRE } from '#web/ui/marca.ts'
import { useComprobandoSesion } from './usuario.ts'

const PACIENCIA_MS = 4_000

/** Covers the page while the session of a stored token is checked; a visitor never sees it, nor who has no connection to check it with. */
export function SesionEspera() {
  return useComprobandoSesion() && navigator.onLine ? <Cubierta /> : null
}

/** Comes with the page: a file of its own could not be fetched where there is no network. Past its patience, what the device keeps (a ticket at the door) is worth more than the answer. */
function Cubierta() {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PACIENCIA_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isPatient) return null
  return (
    <div className="fixed inset-0 z-dialog animate-fade-in-late">
      <FullPageSpinner text={`Cargando ${NOMBRE}...`} />
    </div>
  )
}
