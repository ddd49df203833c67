import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { Transferencia } from '#contract/transferencias.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { CrearNomina } from './finanzas/crear-nomina.tsx'
import { CuentaDeTransferencia } from './finanzas/cuenta-de-transferencia.tsx'
import { ElegirLibro, useLibro } from './finanzas/elegir-libro.tsx'
import { FinanzasMenu } from './finanzas/menu.tsx'
import { TransferenciaAcciones } from './finanzas/transferencia-acciones.tsx'
import { ESTADOS_TRANSFERENCIA, nombreDeTransferencia } from './finanzas/transferencia-textos.ts'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Transferencias')
}

export default function TransferenciasDeAdmin() {
  return (
    <AreaAdmin
      title="Transferencias"
      seccion="finanzas"
      text="Devoluciones que la tarjeta no recibe. Sobre el monto que fijan las reglas, y en cada nómina, aprueba otra persona"
      action={<CrearNomina clase="devoluciones" texto="Crear nómina de devoluciones" />}
    >
      {() => (
        <>
          <FinanzasMenu />
          <ElegirLibro />
          <Lista />
        </>
      )}
    </AreaAdmin>
  )
}

function Lista() {
  const pagina = usePagina()
  const [search] = useSearchParams()
  const libro = useLibro()
  const vista = search.get('vista') === 'todas' ? 'todas' : 'pendientes'
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'transferencias', libro.libro ?? '', vista, pagina],
    queryFn: ({ signal }) =>
      api.page('listarTransferencias', { ...libro, vista, pagina, porPagina: POR_PAGINA }, { signal }),
    staleTime: 0,
  })
  const otra = vista === 'todas' ? 'pendientes' : 'todas'
  return (
    <section aria-labelledby="transferencias" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="transferencias">{vista === 'todas' ? 'Todas' : 'Por transferir'}</h2>
        <Link
          to={`?${new URLSearchParams({ ...libro, ...(otra === 'todas' && { vista: otra }) })}`}
          className="inline-flex min-h-11 items-center text-primary underline"
        >
          {otra === 'todas' ? 'Ver también las terminadas' : 'Ver solo las pendientes'}
        </Link>
      </div>
      {error && !data ? (
        <ErrorBlock
          title="No pudimos cargar las transferencias"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <TableSkeleton columns={COLUMNAS} isDense />
      ) : data.total === 0 ? (
        <EmptyBlock
          headingLevel={3}
          title="Nada por transferir"
          text="Aquí llegan las devoluciones que el medio de pago no pudo hacer"
        />
      ) : (
        <>
          <Table
            caption="Devoluciones por transferencia"
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

const COLUMNAS: Column<Transferencia>[] = [
  {
    key: 'que',
    header: 'Devolución',
    isRowHeader: true,
    cell: (t) => (
      <span className="grid">
        {nombreDeTransferencia(t)}
        {t.nombreExperiencia && <span className="font-normal text-text-2">{t.nombreExperiencia}</span>}
      </span>
    ),
  },
  { key: 'monto', header: 'Monto', isNumber: true, cell: ({ monto }) => formatPesos(monto) },
  {
    key: 'cuenta',
    header: 'Cuenta',
    cell: (t) =>
      t.cuenta ? (
        <span className="grid max-w-80">
          <CuentaDeTransferencia transferencia={t} />
          {t.motivo && <span className="text-text-2">{t.motivo}</span>}
        </span>
      ) : (
        '—'
      ),
  },
  {
    key: 'quien',
    header: 'Quién',
    cell: ({ desde, pedidaPor, pedidaEn, decididaPor }) => (
      <span className="grid">
        {pedidaPor && pedidaEn
          ? `Pidió ${pedidaPor}, ${formatSalida(pedidaEn)}`
          : `Espera desde ${formatSalida(desde)}`}
        {decididaPor && <span className="text-text-2">Aprobó {decididaPor}</span>}
      </span>
    ),
  },
  {
    key: 'estado',
    header: 'Estado',
    cell: (t) => (
      <span className="grid justify-items-start max-md:justify-items-end gap-2">
        <Badge tone={ESTADOS_TRANSFERENCIA[t.estado].tono}>{ESTADOS_TRANSFERENCIA[t.estado].texto}</Badge>
        {t.observacion && <span className="max-w-60 text-small text-danger">{t.observacion}</span>}
        {t.corrida && (
          <Link to={`/admin/finanzas/nominas/${t.corrida.id}`} className="text-primary underline">
            Nómina {t.corrida.numero}
          </Link>
        )}
        <TransferenciaAcciones transferencia={t} />
      </span>
    ),
  },
]
