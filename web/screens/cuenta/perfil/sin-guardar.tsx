import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** Asks before somebody leaves what they changed; the browser asks by itself when the page is closed. */
export function SinGuardar({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Tienes cambios sin guardar"
      description="Si sales ahora, se pierden."
      cancelText="Seguir editando"
      confirmText="Salir sin guardar"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
