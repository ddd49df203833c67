import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Disputa } from '#contract/finanzas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCodigo, formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'

const MAX = 100
const NOTA_MIN = 5

/** Money that a buyer's bank took while it decides. */
export function Disputas() {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['admin', 'disputas'], queryFn: ({ signal }) => api.page('listarDisputas', { pagina: 1, porPagina: MAX }, { signal }), staleTime: 0 })
  return (
    <section aria-labelledby="disputas" className="grid grid-cols-1 gap-4">
      <h2 id="disputas">Disputas</h2>
      {error ? (
        <ErrorBlock title="No pudimos cargar las disputas" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <AreaEspera />
      ) : data.total === 0 ? (
        <EmptyBlock headingLevel={3} title="Ningún banco disputa un cobro" />
      ) : (
        <Table caption="Disputas, las abiertas primero" columns={COLUMNAS} rows={data.items} rowKey={({ id }) => id} isDense />
      )}
    </section>
  )
}

const ESTADOS = { abierta: { texto: 'Abierta', tono: 'warning' }, ganada: { texto: 'Ganada', tono: 'success' }, perdida: { texto: 'Perdida', tono: 'danger' } } as const
const MOTIVOS: Record<string, string> = { fraudulent: 'Dice que no fue su compra', product_not_received: 'Dice que no recibió el servicio', product_unacceptable: 'Dice que no era lo ofrecido', duplicate: 'Dice que se cobró dos veces', credit_not_processed: 'Dice que falta una devolución', general: 'Sin motivo declarado' }

const COLUMNAS: Column<Disputa>[] = [
  { key: 'reserva', header: 'Reserva', isRowHeader: true, cell: ({ codigo, nombreExperiencia }) => (
    <span className="grid">
      <span className="font-mono">{formatCodigo(codigo)}</span>
      <span className="font-normal text-text-2">{nombreExperiencia}</span>
    </span>
  ) },
  { key: 'monto', header: 'Monto', isNumber: true, cell: ({ monto }) => formatPesos(monto) },
  { key: 'motivo', header: 'Motivo', cell: ({ motivo }) => MOTIVOS[motivo] ?? motivo },
  { key: 'plazo', header: 'Responder antes de', cell: ({ estado, responderAntesDe, cerradaEn }) => (estado !== 'abierta' ? `Cerrada el ${formatSalida(cerradaEn!)}` : responderAntesDe ? formatSalida(responderAntesDe) : '—') },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <Badge tone={ESTADOS[estado].tono}>{ESTADOS[estado].texto}</Badge> },
  { key: 'nota', header: 'Respuesta al banco', cell: (disputa) => <Respuesta {...disputa} /> },
]

function Respuesta({ id, codigo, estado, nota, responsable }: Disputa) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [falta, setFalta] = useState(false)
  const atender = useMutation({
    mutationFn: (texto: string) => api.call('atenderDisputa', { id, nota: texto }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'disputas'] })
      setOpen(false)
      toast({ title: 'Respuesta anotada' })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const texto = String(new FormData(event.currentTarget).get('nota')).trim()
    setFalta(texto.length < NOTA_MIN)
    if (texto.length >= NOTA_MIN) atender.mutate(texto)
  }
  return (
    <span className="grid max-w-80 justify-items-start gap-2">
      {nota && <span>{nota}</span>}
      {responsable && <span className="text-text-2">A cargo de {responsable}</span>}
      {estado === 'abierta' && (
        <Button size="dense" variant="outline" aria-label={`Anotar la respuesta de ${formatCodigo(codigo)}`} onClick={() => setOpen(true)}>
          {nota ? 'Cambiar' : 'Anotar respuesta'}
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title="Respuesta al banco">
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Field label="Qué prueba enviamos" name="nota" {...(falta && { error: 'Escribe qué prueba enviamos' })}>
            <Textarea rows={4} maxLength={1000} defaultValue={nota ?? ''} />
          </Field>
          {atender.error && <p role="alert" className="text-danger">{detalleDe(atender.error)}</p>}
          <Button type="submit" status={atender.isPending ? 'loading' : 'default'}>Guardar</Button>
        </form>
      </Dialog>
    </span>
  )
}
