import { useEffect, useState } from 'react'
import { FullPageSpinner } from '#web/ui/full-page-spinner.tsx'
import { NOMBRE } from '#web/ui/marca.ts'

const PACIENCIA_MS = 4_000

/** Where the answer takes long, what the device keeps (a ticket at the door) is worth more than the answer. */
export default function SesionCubierta() {
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
