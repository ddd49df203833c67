import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Diferencia } from '#contract/finanzas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo, formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'

/** Where the payment provider and we say different things: each row with an owner and an end. */
export function Diferencias() {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['admin', 'diferencias', pagina], queryFn: ({ signal }) => api.page('listarDiferencias', { pagina, porPagina: POR_PAGINA }, { signal }), staleTime: 0 })
  return (
    <section aria-labelledby="diferencias" className="grid grid-cols-1 gap-4">
      <h2 id="diferencias">Diferencias</h2>
      {error ? (
        <ErrorBlock title="No pudimos cargar las diferencias" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton columns={COLUMNAS} isDense />
      ) : data.total === 0 ? (
        <EmptyBlock headingLevel={3} title="Todo coincide con el medio de pago" />
      ) : (
        <>
          <Table caption="Diferencias, las abiertas primero" columns={COLUMNAS} rows={data.items} rowKey={({ id }) => id} isDense />
          <PaginaDe pagina={pagina} total={data.total} />
        </>
      )}
    </section>
  )
}

const TIPOS = { falta_aqui: 'Cobro que no conocemos', falta_en_psp: 'Cobro que el medio de pago no conoce', monto_distinto: 'Se cobró otro monto', devuelto_distinto: 'Se devolvió otro monto' } as const
const ESTADOS = { abierta: { texto: 'Abierta', tono: 'warning' }, en_revision: { texto: 'En revisión', tono: 'info' }, resuelta: { texto: 'Resuelta', tono: 'success' } } as const

const COLUMNAS: Column<Diferencia>[] = [
  { key: 'tipo', header: 'Qué difiere', isRowHeader: true, cell: ({ tipo, codigo }) => (
    <span className="grid">
      {TIPOS[tipo]}
      {codigo && <span className="tabular-nums font-normal text-text-2">{formatCodigo(codigo)}</span>}
    </span>
  ) },
  { key: 'intento', header: 'Cobro', cell: ({ intento }) => <span className="tabular-nums break-all">{intento}</span> },
  { key: 'nuestro', header: 'Decimos', isNumber: true, cell: ({ nuestro }) => formatPesos(nuestro) },
  { key: 'suyo', header: 'Dicen', isNumber: true, cell: ({ suyo }) => formatPesos(suyo) },
  { key: 'vista', header: 'Vista', cell: ({ vistaEn }) => formatSalida(vistaEn) },
  { key: 'estado', header: 'Estado', cell: (diferencia) => <Estado {...diferencia} /> },
]

function Estado({ id, intento, estado, responsable, nota }: Diferencia) {
  const queryClient = useQueryClient()
  const atender = useMutation({ mutationFn: (accion: 'tomar' | 'resolver') => api.call('atenderDiferencia', { id, accion }), onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin', 'diferencias'] }) })
  const status = (accion: 'tomar' | 'resolver') => (atender.isPending && atender.variables === accion ? 'loading' : 'default')
  return (
    <span className="grid justify-items-start max-md:justify-items-end gap-2">
      <Badge tone={ESTADOS[estado].tono}>{ESTADOS[estado].texto}</Badge>
      {responsable && <span className="text-text-2">A cargo de {responsable}</span>}
      {nota && <span>{nota}</span>}
      {estado !== 'resuelta' && (
        <span className="flex flex-wrap gap-2 max-md:justify-end lg:flex-nowrap lg:whitespace-nowrap">
          {estado === 'abierta' && <Button size="dense" variant="outline" aria-label={`Tomar la diferencia de ${intento}`} status={status('tomar')} onClick={() => atender.mutate('tomar')}>Tomar</Button>}
          <Button size="dense" variant="outline" aria-label={`Dar por resuelta la diferencia de ${intento}`} status={status('resolver')} onClick={() => atender.mutate('resolver')}>Dar por resuelta</Button>
        </span>
      )}
      {atender.error && <span role="alert" className="text-danger">{detalleDe(atender.error)}</span>}
    </span>
  )
}
