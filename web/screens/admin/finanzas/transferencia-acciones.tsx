import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Transferencia } from '#contract/transferencias.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConMotivo } from '../con-motivo.tsx'
import { CuentaDeTransferencia } from './cuenta-de-transferencia.tsx'
import { TransferenciaPedir } from './transferencia-pedir.tsx'
import { nombreDeTransferencia } from './transferencia-textos.ts'

type Abierto = 'usar' | 'pedir' | 'aprobar' | 'rechazar' | null

/** What may be done with a refund by transfer now, by this person. */
export function TransferenciaAcciones({ transferencia }: { transferencia: Transferencia }) {
  const [abierto, setAbierto] = useState<Abierto>(null)
  const { id, monto, cuenta, escritaEn, acciones } = transferencia
  const cerrar = () => setAbierto(null)
  const aprobar = useDecidir(id, { decision: 'aprobar', title: 'Transferencia aprobada', onDone: cerrar })
  const rechazar = useDecidir(id, { decision: 'rechazar', title: 'La transferencia volvió a la cola', onDone: cerrar })
  const usar = useGuardar((motivo) => api.call('usarCuentaDeViajero', { id, escritaEn: escritaEn ?? '', motivo }), {
    title: 'Transferencia pedida',
    onDone: cerrar,
  })
  const nombre = nombreDeTransferencia(transferencia)
  return (
    <span className="flex flex-wrap gap-2 lg:min-w-56">
      {acciones.puedeUsar && (
        <Button
          size="dense"
          variant="outline"
          aria-label={`Usar esta cuenta: ${nombre}`}
          onClick={() => setAbierto('usar')}
        >
          Usar esta cuenta
        </Button>
      )}
      {acciones.puedePedir && (
        <Button
          size="dense"
          variant={acciones.puedeUsar ? 'quiet' : 'outline'}
          aria-label={`Anotar ${acciones.puedeUsar ? 'otra' : 'cuenta'}: ${nombre}`}
          onClick={() => setAbierto('pedir')}
        >
          {acciones.puedeUsar ? 'Anotar otra' : 'Anotar cuenta'}
        </Button>
      )}
      {acciones.puedeAprobar && (
        <Button size="dense" variant="outline" aria-label={`Aprobar: ${nombre}`} onClick={() => setAbierto('aprobar')}>
          Aprobar
        </Button>
      )}
      {acciones.puedeRechazar && (
        <Button size="dense" variant="quiet" aria-label={`Devolver: ${nombre}`} onClick={() => setAbierto('rechazar')}>
          Devolver
        </Button>
      )}
      <Dialog
        open={abierto === 'pedir'}
        onOpenChange={(open) => !open && cerrar()}
        title={`Transferir ${formatPesos(monto)}`}
      >
        <TransferenciaPedir transferencia={transferencia} onDone={cerrar} />
      </Dialog>
      {cuenta && (
        <AlertDialog
          open={abierto === 'aprobar'}
          onOpenChange={(open) => !open && cerrar()}
          title={`¿Transferir ${formatPesos(monto)}?`}
          description={`A ${cuenta.titular}. Sale con la próxima nómina.`}
          cancelText="Volver"
          confirmText="Sí, aprobar"
          confirmStatus={aprobar.isPending ? 'loading' : 'default'}
          isDestructive={false}
          onConfirm={() => aprobar.mutate('')}
        >
          <CuentaDeTransferencia transferencia={transferencia} />
          {aprobar.error && <Notice tone="danger" role="alert" title={detalleDe(aprobar.error)} />}
        </AlertDialog>
      )}
      <ConMotivo
        isOpen={abierto === 'usar'}
        onClose={cerrar}
        title={`¿Transferir ${formatPesos(monto)}?`}
        text={`A la cuenta que escribió quien reservó: ${cuenta?.titular ?? ''}, ${cuenta?.banco ?? ''}, terminada en ${cuenta?.terminaEn ?? ''}. Escribe por qué no vuelve a la tarjeta.`}
        confirmText="Sí, pedir transferencia"
        guardar={usar}
        isDestructive={false}
      />
      <ConMotivo
        isOpen={abierto === 'rechazar'}
        onClose={cerrar}
        title="¿Devolverla a la cola?"
        text="Habrá que anotar la cuenta otra vez."
        confirmText="Sí, devolver"
        guardar={rechazar}
        isDestructive={false}
      />
    </span>
  )
}

const useDecidir = (
  id: string,
  { decision, ...resto }: { decision: 'aprobar' | 'rechazar'; title: string; onDone: () => void },
) => useGuardar((motivo) => api.call('decidirTransferencia', { id, decision, ...(motivo && { motivo }) }), resto)

function useGuardar(
  mutationFn: (motivo: string) => Promise<Transferencia>,
  { title, onDone }: { title: string; onDone: () => void },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      onDone()
      toast({ title })
    },
  })
}
