import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Solicitud } from '#contract/solicitudes.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { miEmpresaQuery } from '#web/components/area-sesion.ts'
import { FuncionApagada } from '#web/components/funcion-apagada.tsx'
import { useApagada } from '#web/components/funciones.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { SolicitudForm } from '#web/components/solicitud-form.tsx'
import { cuandoRespondemos, ESTADOS_DE_SOLICITUD } from '#web/components/solicitud-textos.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatNumero, formatPesos, formatRango } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { SolicitudDetalle } from './solicitud-detalle.tsx'
import { SOLICITUDES } from './solicitudes-consulta.ts'

/** What the company asked for, and what we answered. */
export function Solicitudes() {
  const [isAsking, setAsking] = useState(false)
  const [recibida, setRecibida] = useState<Solicitud | null>(null)
  const { data: empresa } = useQuery(miEmpresaQuery)
  const { usuario } = useUsuario()
  const queryClient = useQueryClient()
  const isApagada = useApagada('solicitudesDeEmpresa')
  const puedePedir = !isApagada && (empresa?.acciones.puedePedir ?? false)
  return (
    <section aria-labelledby="solicitudes" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="solicitudes">Solicitudes</h2>
        {puedePedir && (
          <Button icon={<Plus size={20} aria-hidden />} onClick={() => setAsking(true)}>
            Nueva solicitud
          </Button>
        )}
      </div>
      {isApagada && <FuncionApagada funcion="solicitudesDeEmpresa" />}
      {recibida && (
        <Notice
          tone="success"
          role="status"
          title={`Solicitud N.º ${formatNumero(recibida.numero)} recibida. ${cuandoRespondemos(recibida)}`}
        />
      )}
      <Lista puedePedir={puedePedir} onPedir={() => setAsking(true)} />
      {isAsking && empresa && (
        <Sheet open onOpenChange={(open) => !open && setAsking(false)} side="right" title="Nueva solicitud" isDirty>
          <SolicitudForm
            conocidos={{
              empresa: empresa.razonSocial,
              rut: empresa.rut,
              contacto: usuario?.nombre ?? empresa.contacto,
              email: usuario?.email ?? empresa.email,
              telefono: usuario?.telefono ?? empresa.telefono,
            }}
            onDone={(solicitud) => {
              setAsking(false)
              setRecibida(solicitud)
              void queryClient.invalidateQueries({ queryKey: SOLICITUDES })
            }}
          />
        </Sheet>
      )}
    </section>
  )
}

function Lista({ puedePedir, onPedir }: { puedePedir: boolean; onPedir: () => void }) {
  const pagina = usePagina()
  const [search, setSearch] = useSearchParams()
  const abierta = search.get('solicitud')
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...SOLICITUDES, pagina],
    queryFn: ({ signal }) => api.page('listarSolicitudes', { pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const abrir = (id: string | null) => {
    const next = new URLSearchParams(search)
    if (id) next.set('solicitud', id)
    else next.delete('solicitud')
    next.delete('pago')
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const columns = columnas(abrir)
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus solicitudes"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={columns} />
  return (
    <>
      {data.total === 0 ? (
        <EmptyBlock
          headingLevel={3}
          title="Aún no tienes solicitudes"
          text="Cuéntanos fechas, lugar y personas: te respondemos con el total en pesos"
          action={puedePedir && <Button onClick={onPedir}>Nueva solicitud</Button>}
        />
      ) : (
        <Table caption="Solicitudes" columns={columns} rows={data.items} rowKey={({ id }) => id} />
      )}
      <PaginaDe pagina={pagina} total={data.total} />
      {abierta && <SolicitudDetalle id={abierta} onClose={() => abrir(null)} />}
    </>
  )
}

const columnas = (abrir: (id: string) => void): Column<Solicitud>[] => [
  {
    key: 'numero',
    header: 'Solicitud',
    isRowHeader: true,
    cell: ({ id, numero, tipo }) => (
      <button
        type="button"
        onClick={() => abrir(id)}
        className="min-h-11 text-left font-semibold text-primary underline"
      >
        <span className="block whitespace-nowrap">N.º {formatNumero(numero)}</span>
        <span className="block text-small font-normal">{tipo}</span>
      </button>
    ),
  },
  {
    key: 'fechas',
    header: 'Fechas',
    cell: ({ desde, hasta }) => <span className="whitespace-nowrap">{formatRango(desde, hasta)}</span>,
  },
  { key: 'personas', header: 'Personas', isNumber: true, cell: ({ personas }) => formatNumero(personas) },
  { key: 'comuna', header: 'Comuna', cell: ({ comuna }) => comuna },
  {
    key: 'total',
    header: 'Total',
    isNumber: true,
    cell: ({ propuesta }) => (propuesta ? formatPesos(propuesta.total) : '—'),
  },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <Badge tone={ESTADOS_DE_SOLICITUD[estado].tono}>{ESTADOS_DE_SOLICITUD[estado].texto}</Badge>,
  },
]
