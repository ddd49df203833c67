import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CorridaCompleta } from '#contract/liquidaciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { guardarArchivo } from '#web/components/guardar-archivo.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { NominaConcluir } from './nomina-concluir.tsx'

const HECHO = { aprobar: 'Nómina aprobada', enviar: 'Nómina entregada al banco' } as const

const CONCLUIDAS: readonly CorridaCompleta['estado'][] = ['pagada', 'devuelta']
const SIN_ARCHIVO = {
  ensayo: {
    title: 'Esta nómina es de dinero de prueba',
    children: 'No hay archivo para el banco: con ella no se le abona a nadie. Los demás pasos se pueden ensayar.',
  },
  ninguno: {
    title: 'Esta nómina es de otra clase de dinero',
    children:
      'Se creó cuando el sitio cobraba de otra forma, de prueba o de verdad: no avanza ni tiene archivo. Si ya se había entregado al banco, anota lo que respondió.',
  },
}

/** What may be done with a run now, by this person. */
export function NominaAcciones({ corrida }: { corrida: CorridaCompleta }) {
  const queryClient = useQueryClient()
  const [isApproving, setApproving] = useState(false)
  const { id, estado, total, detalle, destino, acciones } = corrida
  const mover = useMutation({
    mutationFn: (acto: keyof typeof HECHO) => api.call(acto === 'aprobar' ? 'aprobarCorrida' : 'enviarCorrida', { id }),
    onSuccess: async (nueva, acto) => {
      queryClient.setQueryData(['admin', 'corrida', id], nueva)
      await queryClient.invalidateQueries({ queryKey: ['admin', 'corridas'] })
      setApproving(false)
      toast({ title: HECHO[acto] })
    },
  })
  const archivo = useMutation({
    mutationFn: async () =>
      guardarArchivo(
        `${corrida.clase === 'devoluciones' ? 'devoluciones' : 'nomina'}-${corrida.numero}.csv`,
        await api.call('descargarArchivoDeBanco', { id }),
        'text/csv',
      ),
  })
  const status = (acto: keyof typeof HECHO) => (mover.isPending && mover.variables === acto ? 'loading' : 'default')
  const falla = mover.error ?? archivo.error
  return (
    <section aria-label="Acciones" className="grid grid-cols-1 gap-4">
      {destino !== 'banco' && !CONCLUIDAS.includes(estado) && <Notice tone="info" {...SIN_ARCHIVO[destino]} />}
      {estado === 'borrador' && !acciones.puedeAprobar && destino !== 'ninguno' && (
        <Notice tone="info">Tú creaste esta nómina: la aprueba otra persona de finanzas.</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {acciones.puedeAprobar && <Button onClick={() => setApproving(true)}>Aprobar nómina</Button>}
        {acciones.puedeEnviar && (
          <Button status={status('enviar')} onClick={() => mover.mutate('enviar')}>
            Marcar como enviada al banco
          </Button>
        )}
        {acciones.puedeDescargar && (
          <Button
            variant="outline"
            icon={<Download size={20} aria-hidden />}
            status={archivo.isPending ? 'loading' : 'default'}
            onClick={() => archivo.mutate()}
          >
            Descargar archivo del banco
          </Button>
        )}
      </div>
      {acciones.puedeEnviar && destino === 'banco' && (
        <p className="max-w-measure text-small text-text-2">
          El archivo del banco se descarga después: lleva solo lo que en ese momento todavía se debe.
        </p>
      )}
      {falla && (
        <p role="alert" className="text-danger">
          {detalleDe(falla)}
        </p>
      )}
      {acciones.puedeConcluir && <NominaConcluir corrida={corrida} />}
      <AlertDialog
        open={isApproving}
        onOpenChange={setApproving}
        title="¿Aprobar esta nómina?"
        description={`Pagaremos ${formatPesos(total)} en ${detalle.length} abonos. Después se entrega al banco.`}
        cancelText="Volver"
        confirmText="Sí, aprobar"
        confirmStatus={status('aprobar')}
        isDestructive={false}
        onConfirm={() => mover.mutate('aprobar')}
      />
    </section>
  )
}
