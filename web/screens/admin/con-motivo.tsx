import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type ConMotivoProps<T> = {
  isOpen: boolean
  onClose: () => void
  title: string
  text: ReactNode
  /** What else is decided with it. */
  children?: ReactNode
  label?: string
  hint?: string
  missing?: string
  confirmText: string
  isDestructive?: boolean
  guardar: UseMutationResult<T, Error, string>
}

/** A decision that is not taken without its reason. */
export function ConMotivo<T>({
  isOpen,
  onClose,
  title,
  text,
  children,
  label = 'Motivo',
  hint = 'Queda en el historial',
  missing = 'Escribe el motivo',
  confirmText,
  isDestructive = true,
  guardar,
}: ConMotivoProps<T>) {
  const [motivo, setMotivo] = useState('')
  const [falta, setFalta] = useState(false)
  function confirm() {
    if (motivo.trim() === '') setFalta(true)
    else guardar.mutate(motivo.trim())
  }
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      cancelText="Volver"
      confirmText={confirmText}
      confirmStatus={guardar.isPending ? 'loading' : 'default'}
      isDestructive={isDestructive}
      onConfirm={confirm}
    >
      {children}
      <Field label={label} hint={hint} error={falta && motivo.trim() === '' ? missing : undefined}>
        <Textarea rows={3} maxLength={500} value={motivo} onChange={(event) => setMotivo(event.currentTarget.value)} />
      </Field>
      {guardar.error && <Notice tone="danger" role="alert" title={detalleDe(guardar.error)} />}
    </AlertDialog>
  )
}
