import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Apunte, Cuenta as Totales } from '#contract/compras.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCodigo, formatDia, formatMes, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { Select } from '#web/ui/select.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { toast } from '#web/ui/toast.ts'
import { Credito } from './credito.tsx'

const MESES = 13

/** The statement of a month, as the ledger has it, with what an invoice says. */
export function Cuenta() {
  const [search, setSearch] = useSearchParams()
  const [hoy] = useState(() => diaEn(new Date()))
  const meses = mesesHasta(hoy)
  const pedido = search.get('mes')
  const mes = pedido && meses.includes(pedido) ? pedido : meses[0]!
  const totales = useQuery({
    queryKey: ['empresa', 'cuenta', mes],
    queryFn: ({ signal }) => api.call('verCuenta', { mes }, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="facturacion" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="facturacion">Facturación</h2>
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Mes" name="mes">
            <Select
              value={mes}
              onChange={(event) =>
                setSearch(
                  { vista: 'facturacion', mes: event.currentTarget.value },
                  { replace: true, preventScrollReset: true },
                )
              }
              options={meses.map((value) => ({ value, label: formatMes(`${value}-01`) }))}
            />
          </Field>
          <Descargar mes={mes} />
        </div>
      </div>
      {totales.error ? (
        <ErrorBlock
          title="No pudimos cargar la cuenta"
          text={detalleDe(totales.error)}
          onRetry={() => void totales.refetch()}
          isRetrying={totales.isFetching}
        />
      ) : totales.data ? (
        <>
          <Resumen cuenta={totales.data} />
          <Credito />
          <Movimientos mes={mes} />
        </>
      ) : (
        <AreaEspera />
      )}
    </section>
  )
}

function mesesHasta(hoy: string): string[] {
  const [anio, mes] = hoy.split('-').map(Number) as [number, number]
  return Array.from({ length: MESES }, (_, i) => {
    const n = anio * 12 + (mes - 1) - i
    return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
  })
}

function Resumen({ cuenta }: { cuenta: Totales }) {
  const factura: [string, string][] = [
    ['Razón social', cuenta.empresa.razonSocial],
    ['RUT', rutMostrado(cuenta.empresa.rut)],
    ['Giro', cuenta.empresa.giro],
    ['Neto', formatPesos(cuenta.neto)],
    ['IVA', formatPesos(cuenta.iva)],
    ['Total', formatPesos(cuenta.total)],
  ]
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label="Compras" value={formatPesos(cuenta.compras)} />
        <Tile label="Devoluciones" value={formatPesos(cuenta.devoluciones)} />
        <Tile label="Total del mes" value={formatPesos(cuenta.total)} />
        <Tile label="Comisión del mes" value={formatPesos(cuenta.comision)} />
      </div>
      <section aria-labelledby="datos-factura" className="grid gap-3 rounded-card border border-border bg-surface p-4">
        <h3 id="datos-factura">Datos para la factura del mes</h3>
        <dl className="grid gap-3 sm:grid-cols-3">
          {factura.map(([nombre, valor]) => (
            <div key={nombre}>
              <dt className="text-small text-text-2">{nombre}</dt>
              <dd className="wrap-anywhere">{valor}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function Movimientos({ mes }: { mes: string }) {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['empresa', 'movimientos', mes, pagina],
    queryFn: ({ signal }) => api.page('listarMovimientos', { mes, pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar los movimientos"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={COLUMNAS} isDense />
  if (data.total === 0)
    return (
      <EmptyBlock headingLevel={3} title="Sin movimientos este mes" text="Aquí verás cada compra y cada devolución" />
    )
  return (
    <>
      <h3 className="mt-4">Movimientos del mes</h3>
      <Table caption="Movimientos del mes" columns={COLUMNAS} rows={data.items} rowKey={({ id }) => id} isDense />
      <PaginaDe pagina={pagina} total={data.total} />
    </>
  )
}

const TIPOS: Record<Apunte['tipo'], string> = {
  compra: 'Compra',
  servicio: 'Servicio',
  rebaja: 'Rebaja',
  devolucion: 'Devolución',
  contracargo: 'Contracargo',
}

const COLUMNAS: Column<Apunte>[] = [
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => <span className="whitespace-nowrap">{formatDia(fecha)}</span> },
  {
    key: 'detalle',
    header: 'Detalle',
    isRowHeader: true,
    cell: ({ tipo, detalle, codigo }) => (
      <span className="grid">
        <span>{detalle}</span>
        <span className="font-normal text-text-2">
          {TIPOS[tipo]}
          {codigo && `\u00a0· ${formatCodigo(codigo)}`}
        </span>
      </span>
    ),
  },
  {
    key: 'oc',
    header: 'Orden de compra',
    cell: ({ ordenCompra }) => <span className="wrap-anywhere">{ordenCompra ?? '—'}</span>,
  },
  { key: 'centro', header: 'Centro de costo', cell: ({ centroDeCosto }) => centroDeCosto ?? '—' },
  {
    key: 'monto',
    header: 'Monto',
    isNumber: true,
    cell: ({ monto }) => (
      <span className="whitespace-nowrap">{monto < 0 ? `−${formatPesos(-monto)}` : formatPesos(monto)}</span>
    ),
  },
]

function Descargar({ mes }: { mes: string }) {
  const [isBusy, setBusy] = useState(false)
  async function descargar() {
    setBusy(true)
    try {
      const csv = await api.call('descargarMovimientos', { mes })
      const enlace = document.createElement('a')
      enlace.href = URL.createObjectURL(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }))
      enlace.download = `cuenta-${mes}.csv`
      enlace.click()
      URL.revokeObjectURL(enlace.href)
    } catch (error) {
      toast({ title: 'No pudimos preparar el archivo', description: detalleDe(error), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="outline"
      icon={<Download size={20} aria-hidden />}
      status={isBusy ? 'loading' : 'default'}
      onClick={() => void descargar()}
    >
      Descargar CSV
    </Button>
  )
}
