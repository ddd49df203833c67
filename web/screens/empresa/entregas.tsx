import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entrega } from '#contract/novedades.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

const POR_PAGINA = 10
const NOMBRES: Record<Entrega['tipo'], string> = {
  reserva: 'Reserva',
  disponibilidad: 'Disponibilidad',
  producto: 'Experiencia',
}
const MOTIVOS: Record<string, string> = {
  url: 'Dirección no permitida',
  address: 'Dirección no pública',
  redirect: 'Redirige a otra dirección',
  timeout: 'No respondió en 5 segundos',
  'too-large': 'Respuesta demasiado larga',
  network: 'No se pudo conectar',
  'ya-no-existe': 'Ya no se ve',
  'empresa-no-activa': 'La empresa no estaba activa',
}

/** The log of one address, with each delivery to be sent again. */
export function Entregas({ webhookId }: { webhookId: string }) {
  const queryClient = useQueryClient()
  const [pagina, setPagina] = useState(1)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['webhooks', webhookId, pagina],
    queryFn: ({ signal }) => api.page('listarEntregas', { id: webhookId, pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const repetir = useMutation({
    mutationFn: (id: string) => api.call('repetirEntrega', { id }),
    onSuccess: async () => {
      toast({ title: 'La enviamos otra vez' })
      await queryClient.invalidateQueries({ queryKey: ['webhooks'] })
    },
    onError: (falla) => toast({ title: detalleDe(falla) }),
  })
  const columns = columnas((id) => repetir.mutate(id))
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar el registro"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={columns} />
  if (data.total === 0) return <p className="text-small text-text-2">Todavía no hemos enviado nada ahí.</p>
  return (
    <div className="grid gap-3">
      <Table caption="Registro de entregas" columns={columns} rows={data.items} rowKey={({ id }) => id} />
      {data.total > POR_PAGINA && (
        <div className="flex items-center gap-3">
          <Button variant="outline" size="dense" disabled={pagina === 1} onClick={() => setPagina(pagina - 1)}>
            Anteriores
          </Button>
          <Button
            variant="outline"
            size="dense"
            disabled={pagina * POR_PAGINA >= data.total}
            onClick={() => setPagina(pagina + 1)}
          >
            Siguientes
          </Button>
        </div>
      )}
    </div>
  )
}

const columnas = (onRepetir: (id: string) => void): Column<Entrega>[] => [
  { key: 'tipo', header: 'Aviso', isRowHeader: true, cell: ({ tipo }) => NOMBRES[tipo] },
  { key: 'cuando', header: 'Cuándo', cell: ({ actualizadaEn }) => formatSalida(actualizadaEn) },
  { key: 'estado', header: 'Estado', cell: (entrega) => <Estado entrega={entrega} /> },
  { key: 'intentos', header: 'Intentos', cell: ({ intentos }) => intentos },
  {
    key: 'acciones',
    header: 'Acciones',
    cell: ({ id, tipo, actualizadaEn }) => (
      <Button
        variant="outline"
        size="dense"
        aria-label={`Enviar otra vez: ${NOMBRES[tipo]}, ${formatSalida(actualizadaEn)}`}
        onClick={() => onRepetir(id)}
      >
        Enviar otra vez
      </Button>
    ),
  },
]

function Estado({ entrega: { estado, codigo, motivo } }: { entrega: Entrega }) {
  if (estado === 'entregada') return <Badge tone="success">{`Entregada (${codigo})`}</Badge>
  const porque = codigo ? `respondió ${codigo}` : (MOTIVOS[motivo ?? ''] ?? 'por enviar')
  return (
    <Badge tone={estado === 'fallida' ? 'danger' : 'warning'}>
      {estado === 'fallida' ? `Falló: ${porque}` : `Pendiente: ${porque}`}
    </Badge>
  )
}
