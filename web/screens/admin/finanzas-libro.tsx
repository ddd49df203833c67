import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Movimiento, Saldos } from '#contract/finanzas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { conSigno } from '#web/components/liquidaciones/linea-detalle.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatCodigo, formatNumero } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { CUENTAS, TIPOS } from './finanzas/cuentas.ts'
import { ElegirLibro, useLibro, useSaldos } from './finanzas/elegir-libro.tsx'
import { FinanzasMenu } from './finanzas/menu.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Libro')
}

export default function LibroDeAdmin() {
  return (
    <AreaAdmin title="Libro" seccion="finanzas" text="Cada peso que entra, se debe o sale, por partida doble">
      {() => (
        <>
          <FinanzasMenu />
          <ElegirLibro />
          <Suma />
          <Movimientos />
          <Cuentas />
        </>
      )}
    </AreaAdmin>
  )
}

/** Whether it all adds up stands first; the account by account comes after what is looked for most. */
function Suma() {
  const { data } = useSaldos(useLibro())
  if (!data) return null
  return data.total === 0 ? (
    <Notice tone="success">El libro suma $0 en {formatCantidad(data.movimientos, 'movimiento', 'movimientos')}.</Notice>
  ) : (
    <Notice tone="danger">El libro no suma cero: sobran {conSigno(data.total)}. Revísalo antes de pagar nada.</Notice>
  )
}

function Cuentas() {
  const { data, error, refetch, isFetching } = useSaldos(useLibro())
  return (
    <section aria-labelledby="saldos" className="grid grid-cols-1 gap-3">
      <h2 id="saldos">Saldos</h2>
      {error ? (
        <ErrorBlock
          title="No pudimos sumar el libro"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <Table
          caption="Saldo de cada cuenta"
          columns={SALDOS}
          rows={data.cuentas}
          rowKey={({ cuenta }) => cuenta}
          isDense
        />
      ) : (
        <TableSkeleton columns={SALDOS} isDense />
      )}
    </section>
  )
}

const SALDOS: Column<Saldos['cuentas'][number]>[] = [
  { key: 'cuenta', header: 'Cuenta', isRowHeader: true, cell: ({ cuenta }) => CUENTAS[cuenta] ?? cuenta },
  { key: 'apuntes', header: 'Apuntes', isNumber: true, cell: ({ apuntes }) => formatNumero(apuntes) },
  { key: 'saldo', header: 'Saldo', isNumber: true, cell: ({ saldo }) => conSigno(saldo) },
]

function Movimientos() {
  const [search, setSearch] = useSearchParams()
  const pagina = usePagina()
  const libro = useLibro()
  const [cuenta, codigo] = [search.get('cuenta') ?? '', search.get('codigo') ?? '']
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'libro', libro.libro ?? '', cuenta, codigo, pagina],
    queryFn: ({ signal }) =>
      api.page(
        'listarAsientos',
        { ...libro, pagina, porPagina: POR_PAGINA, ...(cuenta && { cuenta }), ...(codigo && { codigo }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const datos = new FormData(event.currentTarget)
    const filtros = ['cuenta', 'codigo']
      .map((clave) => [clave, String(datos.get(clave)).trim()])
      .filter(([, valor]) => valor)
    setSearch(
      { ...libro, ...(Object.fromEntries(filtros) as Record<string, string>) },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <section aria-labelledby="movimientos" className="grid grid-cols-1 gap-4">
      <h2 id="movimientos">Movimientos</h2>
      <form noValidate onSubmit={submit} role="search" className="flex flex-wrap items-end gap-4">
        <div className="w-full sm:w-64">
          <Field label="Cuenta" name="cuenta">
            <Select
              required={false}
              defaultValue={cuenta}
              options={[
                { value: '', label: 'Todas' },
                ...Object.entries(CUENTAS).map(([value, label]) => ({ value, label })),
              ]}
            />
          </Field>
        </div>
        <div className="w-full sm:w-64">
          <Field label="Código de reserva" name="codigo" isOptional>
            <TextInput defaultValue={codigo} maxLength={12} autoComplete="off" required={false} />
          </Field>
        </div>
        <Button type="submit" className="max-sm:w-full">
          Filtrar
        </Button>
      </form>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar los movimientos"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <TableSkeleton columns={MOVIMIENTOS} isDense />
      ) : data.total === 0 ? (
        <EmptyBlock title="No encontramos movimientos con ese dato" headingLevel={3} />
      ) : (
        <>
          <Table
            caption="Movimientos del libro, el último primero"
            columns={MOVIMIENTOS}
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

const MOVIMIENTOS: Column<Movimiento>[] = [
  { key: 'tipo', header: 'Movimiento', isRowHeader: true, cell: ({ tipo }) => TIPOS[tipo] ?? tipo },
  {
    key: 'fecha',
    header: 'Fecha',
    cell: ({ creadoEn }) => <span className="whitespace-nowrap">{formatSalida(creadoEn)}</span>,
  },
  {
    key: 'reserva',
    header: 'Reserva',
    cell: ({ codigo }) => (codigo ? <span className="tabular-nums">{formatCodigo(codigo)}</span> : '—'),
  },
  {
    key: 'apuntes',
    header: 'Apuntes',
    cell: ({ apuntes }) => (
      <ul className="grid min-w-56 gap-1 text-left max-md:grow">
        {apuntes.map(({ cuenta, monto }) => (
          <li key={cuenta} className="flex justify-between gap-6">
            <span className="text-text-2">{CUENTAS[cuenta] ?? cuenta}</span>
            <span className="shrink-0 whitespace-nowrap tabular-nums">{conSigno(monto)}</span>
          </li>
        ))}
      </ul>
    ),
  },
]
