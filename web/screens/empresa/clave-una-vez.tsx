import { type ReactNode, useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ClaveNueva } from './claves-consulta.ts'

/** A form that makes a key; once there is one, the key alone, and a question before it goes. */
export function ClaveUnaVez({
  title,
  nueva,
  onClose,
  children,
}: {
  title: string
  nueva: ClaveNueva | null
  onClose: () => void
  children: ReactNode
}) {
  const [isLeaving, setLeaving] = useState(false)
  const close = () => (nueva ? setLeaving(true) : onClose())
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        title={nueva ? 'Tu clave nueva' : title}
        size="small"
        isDirty
      >
        {nueva ? <Mostrada nueva={nueva} onClose={close} /> : children}
      </Dialog>
      <AlertDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="¿Ya la guardaste?"
        description="No podremos mostrarla otra vez. Si la pierdes, revócala y crea otra."
        cancelText="Volver a la clave"
        confirmText="Sí, cerrar"
        isDestructive={false}
        onConfirm={onClose}
      />
    </>
  )
}

const deACuatro = (clave: string): string => clave.replace(/^thub_live_/, '').replaceAll(/(.{4})(?=.)/g, '$1 ')

function Mostrada({ nueva, onClose }: { nueva: ClaveNueva; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <Notice tone="warning" title="Copia la clave ahora. No podremos mostrarla otra vez" />
      <code
        aria-label={`thub_live_ ${deACuatro(nueva.clave)}`}
        className="rounded-control border border-border bg-surface-2 p-4 font-mono text-small break-all select-all"
      >
        {nueva.clave}
      </code>
      <CopyButton value={nueva.clave} label="Copiar clave" doneLabel="Clave copiada" variant="primary" isWide />
      <Button variant="quiet" isWide onClick={onClose}>
        Listo
      </Button>
    </div>
  )
}
