import type { FormEvent, ReactNode } from 'react'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type DenunciaMarcoProps = {
  title: string
  /** What happens with it from here. */
  gracias: string
  envio: { isSuccess: boolean; isPending: boolean }
  /** Why it was not taken, where no field says so itself. */
  falla: Error | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/** Whoever reports something fills in the form, and is thanked in its place. */
export function DenunciaMarco({ title, gracias, envio, falla, onSubmit, onClose, children }: DenunciaMarcoProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {envio.isSuccess ? (
        <div className="grid gap-4">
          <Notice tone="success" role="status" title="Gracias por avisar">
            {gracias}
          </Notice>
          <Button isWide onClick={onClose}>
            Cerrar
          </Button>
        </div>
      ) : (
        <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
          {falla && (
            <Notice tone="danger" role="alert" title="No pudimos enviar el reporte">
              {detalleDe(falla)}
            </Notice>
          )}
          {children}
          <Button type="submit" isWide status={envio.isPending ? 'loading' : 'default'}>
            Enviar reporte
          </Button>
        </form>
      )}
    </Dialog>
  )
}
