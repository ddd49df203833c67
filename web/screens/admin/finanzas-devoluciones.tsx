import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Devolucion } from '#contract/finanzas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo, formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { DevolucionForm } from './finanzas/devolucion-form.tsx'
import { nombreDeDevolucion } from './finanzas/devolucion-textos.ts'
import { FinanzasMenu } from './finanzas/menu.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Devoluciones')
}

export default function DevolucionesDeAdmin() {
  return (
    <AreaAdmin
      title="Devoluciones"
      seccion="finanzas"
      text="Las que ninguna política da. Sobre el monto que fijan las reglas las aprueba otra persona"
    >
      {() => (
        <>
          <FinanzasMenu />
          <DevolucionForm />
          <Lista />
        </>
      )}
    </AreaAdmin>
  )
}

function Lista() {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'devoluciones', pagina],
    queryFn: ({ signal }) => api.page('listarDevoluciones', { pagina, porPagina: POR_PAGINA }, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="hechas" className="grid grid-cols-1 gap-4">
      <h2 id="hechas">Propuestas y hechas</h2>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar las devoluciones"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <TableSkeleton columns={COLUMNAS} isDense />
      ) : data.total === 0 ? (
        <EmptyBlock
          headingLevel={3}
          title="Aquí verás las devoluciones fuera de política"
          text="Quién las pidió, por qué, quién las aprobó y en qué va el banco"
        />
      ) : (
        <>
          <Table
            caption="Devoluciones fuera de política, la última primero"
            columns={COLUMNAS}
            rows={data.items}
            rowKey={({ id }) => id}
            isDense
          />
          <PaginaDe pagina={pagina} total={data.total} />
        </>
      )}
    </section>
  )
}

const ESTADOS = {
  propuesta: { texto: 'Espera aprobación', tono: 'warning' },
  aprobada: { texto: 'Aprobada', tono: 'success' },
  rechazada: { texto: 'Rechazada', tono: 'neutral' },
} as const
const REEMBOLSOS: Record<string, string> = {
  solicitado: 'Por enviar al banco',
  enviado: 'Devolución enviada al banco',
  desconocido: 'Estamos preguntando al banco',
  hecho: 'El banco la hizo',
  rechazado: 'Rechazada por el banco',
  retornado: 'El banco la envió de vuelta',
  manual: 'Por transferencia',
}

const COLUMNAS: Column<Devolucion>[] = [
  {
    key: 'reserva',
    header: 'Reserva',
    isRowHeader: true,
    cell: ({ codigo, referencia, nombreExperiencia }) => (
      <span className="grid">
        <span className="tabular-nums">{codigo ? formatCodigo(codigo) : referencia}</span>
        <span className="font-normal text-text-2">{nombreExperiencia ?? 'Servicios de una propuesta'}</span>
      </span>
    ),
  },
  { key: 'monto', header: 'Monto', isNumber: true, cell: ({ monto }) => formatPesos(monto) },
  {
    key: 'de',
    header: 'A devolver, de lo pagado',
    cell: ({ pagado, devuelto }) => `${formatPesos(devuelto)} de ${formatPesos(pagado)}`,
  },
  { key: 'motivo', header: 'Motivo', cell: ({ motivo }) => <span className="block max-w-80">{motivo}</span> },
  {
    key: 'quien',
    header: 'Quién',
    cell: ({ creadaPor, creadaEn, decididaPor }) => (
      <span className="grid">
        {creadaPor}, {formatSalida(creadaEn)}
        {decididaPor && <span className="text-text-2">Decidió {decididaPor}</span>}
      </span>
    ),
  },
  { key: 'estado', header: 'Estado', cell: (devolucion) => <Estado {...devolucion} /> },
]

function Estado({ estado, reembolso, acciones, ...devolucion }: Devolucion) {
  return (
    <span className="grid justify-items-start max-md:justify-items-end gap-2">
      <Badge tone={ESTADOS[estado].tono}>{ESTADOS[estado].texto}</Badge>
      {reembolso && <span className="text-text-2">{REEMBOLSOS[reembolso] ?? reembolso}</span>}
      {acciones.puedeDecidir && <Decidir {...devolucion} />}
    </span>
  )
}

function Decidir({ id, monto, ...de }: Pick<Devolucion, 'id' | 'codigo' | 'referencia' | 'monto'>) {
  const queryClient = useQueryClient()
  const [isApproving, setApproving] = useState(false)
  const decidir = useMutation({
    mutationFn: (decision: 'aprobar' | 'rechazar') => api.call('decidirDevolucion', { id, decision }),
    onSuccess: async (_, decision) => {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'devoluciones'] })
      setApproving(false)
      toast({ title: decision === 'aprobar' ? 'Devolución aprobada, por enviar al banco' : 'Devolución rechazada' })
    },
  })
  const status = (decision: 'aprobar' | 'rechazar') =>
    decidir.isPending && decidir.variables === decision ? 'loading' : 'default'
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end lg:min-w-56">
      <Button
        size="dense"
        variant="outline"
        aria-label={`Aprobar la devolución de ${nombreDeDevolucion(de)}`}
        onClick={() => setApproving(true)}
      >
        Aprobar
      </Button>
      <Button
        size="dense"
        variant="quiet"
        aria-label={`Rechazar la devolución de ${nombreDeDevolucion(de)}`}
        status={status('rechazar')}
        onClick={() => decidir.mutate('rechazar')}
      >
        Rechazar
      </Button>
      {decidir.error && (
        <span role="alert" className="w-full text-small text-danger">
          {detalleDe(decidir.error)}
        </span>
      )}
      <AlertDialog
        open={isApproving}
        onOpenChange={setApproving}
        title={`¿Devolver ${formatPesos(monto)}?`}
        description={`Es de ${nombreDeDevolucion(de)}. Sale al banco enseguida y no se puede deshacer.`}
        cancelText="Volver"
        confirmText="Sí, devolver"
        confirmStatus={status('aprobar')}
        isDestructive={false}
        onConfirm={() => decidir.mutate('aprobar')}
      />
    </span>
  )
}
