import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CreditoDeEmpresa } from '#contract/creditos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'

/** What a company paid and owes no more goes to the queue of transfers. */
export function CreditoDevolver({ credito, onClose }: { credito: CreditoDeEmpresa; onClose: () => void }) {
  const queryClient = useQueryClient()
  const devolver = useMutation({
    mutationFn: () => api.call('devolverSaldoDeEmpresa', { id: credito.empresaId }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'creditos'] })
      toast({ title: 'Saldo por transferir', description: 'Escribe su cuenta en Transferencias' })
      onClose()
    },
  })
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Devolver ${formatPesos(credito.aFavor)} a ${credito.nombre}`}
      description="Queda en la cola de transferencias y deja de servir para sus próximas compras"
      cancelText="Dejarlo a su favor"
      confirmText="Devolver"
      confirmStatus={devolver.isPending ? 'loading' : 'default'}
      onConfirm={() => devolver.mutate()}
    >
      {devolver.error && <Notice tone="danger" role="alert" title={detalleDe(devolver.error)} />}
    </AlertDialog>
  )
}
