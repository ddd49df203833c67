import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Liquidacion, VISTAS_LIQUIDACION } from '#contract/liquidaciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '../pagina-de.tsx'
import { LineaDetalle } from './linea-detalle.tsx'
import { ESTADOS_LINEA } from './textos.ts'

const LLAMADAS = { anfitrion: 'listarLiquidacionesDeAnfitrion', proveedor: 'listarLiquidacionesDeProveedor' } as const

export type VistaLiquidacion = (typeof VISTAS_LIQUIDACION)[number]
const VACIAS: Record<VistaLiquidacion, string> = {
  por_pagar: 'Aquí verás lo que entra en tu próximo pago, 24 horas después de cada experiencia',
  por_liberar: 'Aquí verás lo que ya vendiste y todavía no se realiza',
  pagadas: 'Aquí verás lo que ya te pagamos',
}

/** The lines of a view, or of one transfer. */
export function Lineas({
  operador,
  vista,
  abono,
}: {
  operador: Operador
  vista: VistaLiquidacion
  abono?: string | undefined
}) {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['liquidaciones', operador, 'lineas', vista, abono ?? '', pagina],
    queryFn: ({ signal }) =>
      api.page(LLAMADAS[operador], { vista, pagina, porPagina: POR_PAGINA, ...(abono && { abono }) }, { signal }),
    placeholderData: keepPreviousData,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus liquidaciones"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={COLUMNAS} />
  if (data.total === 0) return <EmptyBlock title={abono ? 'Ese abono no tiene reservas' : VACIAS[vista]} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <Table
        caption={abono ? 'Reservas de este abono' : 'Liquidaciones'}
        columns={COLUMNAS}
        rows={data.items}
        rowKey={({ id }) => id}
      />
      <PaginaDe pagina={pagina} total={data.total} />
    </div>
  )
}

const COLUMNAS: Column<Liquidacion>[] = [
  {
    key: 'reserva',
    header: 'Reserva',
    isRowHeader: true,
    cell: ({ codigo, nombreExperiencia, concepto }) => (
      <span className="grid">
        {concepto === 'ajuste'
          ? 'Devolución posterior al pago'
          : concepto === 'cargo'
            ? 'Cargo por cancelar la salida'
            : nombreExperiencia}
        <span className="tabular-nums text-small font-normal text-text-2">{formatCodigo(codigo)}</span>
      </span>
    ),
  },
  {
    key: 'fecha',
    header: 'Salida',
    cell: ({ inicio }) => <span className="whitespace-nowrap">{formatSalida(inicio)}</span>,
  },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado, liberableEn }) => (
      <span className="grid justify-items-start gap-1">
        <Badge tone={ESTADOS_LINEA[estado].tono}>{ESTADOS_LINEA[estado].texto}</Badge>
        {estado === 'retenida' && liberableEn && (
          <span className="text-small text-text-2">Se libera el {formatSalida(liberableEn)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'detalle',
    header: 'Detalle',
    cell: (linea) => (
      <div className="min-w-56 md:max-w-72">
        <LineaDetalle linea={linea} />
      </div>
    ),
  },
]
