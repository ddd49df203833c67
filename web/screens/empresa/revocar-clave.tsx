import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClaveApi } from '#contract/empresas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { CLAVES } from './claves-consulta.ts'

/** Typing its name is what keeps a hurried hand from stopping the wrong integration. */
export function RevocarClave({ clave, onClose }: { clave: ClaveApi; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [nombre, setNombre] = useState('')
  const revocar = useMutation({
    mutationFn: () => api.call('revocarClave', { id: clave.id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: CLAVES })
      toast({ title: 'Clave revocada' })
      onClose()
    },
  })
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Revocar «${clave.nombre}»`}
      description="Las integraciones que la usan dejarán de funcionar de inmediato. Las direcciones de webhooks que escribió siguen: revísalas más abajo y borra las que no reconozcas."
      cancelText="Conservar la clave"
      confirmText="Revocar"
      confirmStatus={revocar.isPending ? 'loading' : 'default'}
      isConfirmDisabled={nombre.trim() !== clave.nombre}
      onConfirm={() => revocar.mutate()}
    >
      {revocar.error && <Notice tone="danger" role="alert" title={detalleDe(revocar.error)} />}
      <Field label="Escribe el nombre de la clave para confirmar" name="confirmar-nombre">
        <TextInput autoComplete="off" value={nombre} onChange={(event) => setNombre(event.target.value)} />
      </Field>
    </AlertDialog>
  )
}
