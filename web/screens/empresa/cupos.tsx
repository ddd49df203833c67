import { useQuery } from '@tanstack/react-query'
import type { CuposRetenidos } from '#contract/compras.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { ultimoDia } from '#web/components/propuesta-items.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatNumero, formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { COMPRAS } from './solicitudes-consulta.ts'

const CLAVE = 'cupos'

/** Places held for the company: until when, and what makes them its own. */
export function Cupos() {
  const pagina = usePagina(CLAVE)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...COMPRAS, 'cupos', pagina],
    queryFn: ({ signal }) => api.page('listarCupos', { pagina, porPagina: POR_PAGINA }, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="cupos" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="cupos">Cupos retenidos</h2>
        <p className="max-w-measure text-text-2">
          Los guardamos para tu empresa hasta su fecha de liberación. Después vuelven a la venta.
        </p>
      </div>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar tus cupos"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <TableSkeleton columns={COLUMNAS} isDense />
      ) : data.total === 0 ? (
        <p className="text-text-2">
          No tienes cupos retenidos. Aparecen aquí cuando te enviamos una propuesta con salidas.
        </p>
      ) : (
        <>
          <Table caption="Cupos retenidos" isDense columns={COLUMNAS} rows={data.items} rowKey={({ id }) => id} />
          <PaginaDe pagina={pagina} total={data.total} clave={CLAVE} />
        </>
      )}
    </section>
  )
}

const COLUMNAS: Column<CuposRetenidos>[] = [
  {
    key: 'salida',
    header: 'Salida',
    isRowHeader: true,
    cell: ({ nombreExperiencia, inicio, zonaHoraria }) => (
      <span className="grid">
        <span>{nombreExperiencia}</span>
        <span className="font-normal text-text-2">{formatSalida(inicio, zonaHoraria)}</span>
      </span>
    ),
  },
  {
    key: 'cupos',
    header: 'Cupos',
    cell: ({ plazas, quedan }) => (
      <span className="grid">
        <span>{formatNumero(plazas)} para tu empresa</span>
        <span className="text-text-2">
          {quedan === 0 ? 'No quedan más en la salida' : `${formatNumero(quedan)} más a la venta`}
        </span>
      </span>
    ),
  },
  { key: 'libera', header: 'Se liberan después del', cell: ({ liberaEn }) => ultimoDia(liberaEn) },
  { key: 'total', header: 'Total', isNumber: true, cell: ({ total }) => formatPesos(total) },
  { key: 'acciones', header: 'Para usarlos', cell: (cupos) => <Uso {...cupos} /> },
]

function Uso({ id, uso, solicitud, nombreExperiencia }: CuposRetenidos) {
  if (uso === 'pagar') {
    return (
      <ButtonLink
        to={`/pagar/${id}`}
        reloadDocument
        size="dense"
        variant="outline"
        aria-label={`Pagar: ${nombreExperiencia}`}
      >
        Pagar
      </ButtonLink>
    )
  }
  // A purchase above the limit of whoever asked for it: it is approved in the list of bookings.
  if (!solicitud) return <span className="text-text-2">Espera aprobación</span>
  return (
    <span className="grid justify-items-start gap-2 max-md:justify-items-end">
      {uso === 'transferir' && <span className="text-text-2">Esperamos tu transferencia</span>}
      <ButtonLink
        to={`/empresas/dashboard?solicitud=${solicitud.id}`}
        size="dense"
        variant="outline"
        aria-label={`${uso === 'aceptar' ? 'Aceptar la propuesta' : 'Ver la propuesta'} ${formatNumero(solicitud.numero)}: ${nombreExperiencia}`}
      >
        {uso === 'aceptar' ? 'Aceptar la propuesta' : 'Ver la propuesta'}
      </ButtonLink>
    </span>
  )
}
