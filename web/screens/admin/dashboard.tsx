import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pendiente } from '#contract/estadisticas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatDia, formatNumero } from '#web/ui/formato.ts'
import { diaEn, formatHora } from '#web/ui/horas.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { Tile } from '#web/ui/tile.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return [{ title: tituloDe('Administración') }, { name: 'robots', content: 'noindex' }]
}

export default function DashboardDeAdmin() {
  return (
    <div className="min-h-dvh">
      <header className="border-b border-border bg-surface-2">
        <p className="wrap flex h-14 items-center gap-3 font-semibold">
          <LogoMark /> Administración
        </p>
      </header>
      <main id="contenido" tabIndex={-1} className="outline-none">
        <AreaPrivada area="admin" title="Panel de administración">
          {() => (
            <>
              <Totales />
              <Cola />
            </>
          )}
        </AreaPrivada>
      </main>
    </div>
  )
}

const TOTALES = [
  ['pendingReview', 'Por revisar'],
  ['activeProviders', 'Proveedores activos'],
  ['totalExperiences', 'Experiencias publicadas'],
  ['b2bClients', 'Clientes B2B'],
] as const

function Totales() {
  const { data, error, refetch, isLoading, dataUpdatedAt } = useQuery({ queryKey: ['estadisticas'], queryFn: ({ signal }) => api.call('verEstadisticas', {}, { signal }), staleTime: 0 })
  return (
    <section aria-label="Totales" className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-6">
        {TOTALES.map(([clave, nombre]) => (
          <Tile key={clave} label={nombre} isLoading={isLoading} value={data ? formatNumero(data[clave]) : '—'} />
        ))}
      </div>
      {error && <ErrorBlock title="No pudimos contar los totales" text={detalleDe(error)} onRetry={() => void refetch()} />}
      {data && <p className="text-small text-text-2">Actualizado a las {formatHora(new Date(dataUpdatedAt))}</p>}
    </section>
  )
}

function Cola() {
  const pagina = usePagina()
  const [ahora] = useState(() => Date.now())
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['pendientes', pagina],
    queryFn: ({ signal }) => api.page('listarPendientes', { pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section aria-labelledby="cola" className="grid grid-cols-1 gap-4">
      <h2 id="cola">Esperan revisión</h2>
      {error ? (
        <ErrorBlock title="No pudimos cargar la lista" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <AreaEspera />
      ) : data.total === 0 ? (
        <EmptyBlock headingLevel={3} title="Todo al día" text="Aquí verás proveedores y experiencias que esperan revisión, lo más antiguo primero" />
      ) : (
        <>
          <Table caption="Esperan revisión, lo más antiguo primero" columns={columnas(ahora)} rows={data.items} rowKey={({ tipo, id }) => `${tipo} ${id}`} isDense />
          <PaginaDe pagina={pagina} total={data.total} />
        </>
      )}
    </section>
  )
}

const DIA_MS = 86_400_000

const espera = (ms: number): string => (ms < DIA_MS ? 'Menos de un día' : formatCantidad(Math.floor(ms / DIA_MS), 'día', 'días'))

const columnas = (ahora: number): Column<Pendiente>[] => [
  { key: 'nombre', header: 'Nombre', isRowHeader: true, cell: ({ nombre }) => nombre },
  { key: 'tipo', header: 'Qué es', cell: ({ tipo }) => (tipo === 'proveedor' ? 'Proveedor' : 'Experiencia') },
  { key: 'de', header: 'De', cell: ({ de }) => de },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <Badge tone="warning">{estado === 'en_revision' ? 'En revisión' : estado}</Badge> },
  { key: 'desde', header: 'Espera', cell: ({ desde }) => `${espera(ahora - Date.parse(desde))}, desde el ${formatDia(diaEn(desde))}` },
]
