import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Abono, ResumenDeLiquidaciones } from '#contract/liquidaciones.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatDia, formatDiaLargo, formatPesos, formatTasa } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { AreaEspera } from '../area-privada.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { DescargaDelMes } from './descarga-del-mes.tsx'
import { Lineas, type VistaLiquidacion } from './lineas.tsx'
import { ESTADOS_ABONO, REGIMENES } from './textos.ts'

const LLAMADAS = { anfitrion: 'verLiquidacionesDeAnfitrion', proveedor: 'verLiquidacionesDeProveedor' } as const

/** What an operator is paid: the next payment, the lines, and each transfer with what it was made of. */
export function Liquidaciones({ operador }: { operador: Operador }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['liquidaciones', operador],
    queryFn: ({ signal }) => api.call(LLAMADAS[operador], {}, { signal }),
  })
  const [search] = useSearchParams()
  const abono = search.get('abono')
  if (error instanceof ApiError && error.status === 403)
    return <Notice tone="info">Tu papel en esta empresa no incluye ver los pagos.</Notice>
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus pagos"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  if (abono) return <UnAbono operador={operador} abono={data.abonos.find(({ id }) => id === abono)} id={abono} />
  return (
    <>
      <Resumen resumen={data} />
      <Vistas operador={operador} abonos={data.abonos} />
      <DescargaDelMes operador={operador} />
    </>
  )
}

function Resumen({
  resumen: { proximo, porLiberar, saldoEnContra, pagadoEsteAno, cuenta, regimen, comisionTasa },
}: {
  resumen: ResumenDeLiquidaciones
}) {
  return (
    <section aria-label="Resumen de pagos" className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 lg:gap-6">
        <Tile
          label="Por pagar"
          value={proximo ? formatPesos(proximo.monto) : '$0'}
          detail={
            proximo
              ? `${formatCantidad(proximo.lineas, 'línea', 'líneas')}; el próximo pago sale desde el ${formatDia(proximo.fecha)}`
              : 'Liberamos cada venta 24 horas después de la experiencia'
          }
        />
        <Tile label="Por liberar" value={formatPesos(porLiberar)} detail="Vendido y aún sin realizar" />
        <Tile label="Pagado este año" value={formatPesos(pagadoEsteAno)} />
      </div>
      {saldoEnContra > 0 && (
        <Notice tone="warning">
          Tienes un saldo en contra de {formatPesos(saldoEnContra)} por devoluciones hechas después de pagarte. Lo
          descontamos de tus próximas ventas; nunca lo cobramos a tu tarjeta.
        </Notice>
      )}
      {!cuenta && (
        <Notice tone="warning">
          Aún no sabemos en qué cuenta pagarte. Guardamos tu dinero hasta que la registres.
        </Notice>
      )}
      <p className="max-w-measure text-small text-text-2">
        Comisión de {formatTasa(comisionTasa)} + IVA, que ya incluye el costo de la tarjeta&nbsp;· {REGIMENES[regimen]}
        {cuenta && `\u00a0· Te pagamos en ${cuenta.banco}, cuenta terminada en ${cuenta.terminaEn}`}
      </p>
    </section>
  )
}

const VISTAS: { value: VistaLiquidacion; label: string }[] = [
  { value: 'por_pagar', label: 'Por pagar' },
  { value: 'por_liberar', label: 'Por liberar' },
  { value: 'pagadas', label: 'Pagadas' },
]

function Vistas({ operador, abonos }: { operador: Operador; abonos: Abono[] }) {
  const [search, setSearch] = useSearchParams()
  const vista =
    VISTAS.find(({ value }) => value === search.get('vista'))?.value ??
    (search.get('vista') === 'abonos' ? 'abonos' : 'por_pagar')
  const tabs = [
    ...VISTAS.map(({ value, label }) => ({
      value: value as string,
      label,
      content: vista === value && <Lineas operador={operador} vista={value} />,
    })),
    { value: 'abonos', label: 'Abonos', content: vista === 'abonos' && <Abonos operador={operador} abonos={abonos} /> },
  ]
  return (
    <Tabs
      label="Liquidaciones"
      value={vista}
      onValueChange={(next) =>
        setSearch(next === 'por_pagar' ? {} : { vista: next }, { replace: true, preventScrollReset: true })
      }
      tabs={tabs}
    />
  )
}

function Abonos({ operador, abonos }: { operador: Operador; abonos: Abono[] }) {
  if (abonos.length === 0) return <EmptyBlock title="Aquí verás cada abono a tu cuenta" />
  return <Table caption="Abonos a tu cuenta" columns={columnas(operador)} rows={abonos} rowKey={({ id }) => id} />
}

const columnas = (operador: Operador): Column<Abono>[] => [
  { key: 'fecha', header: 'Fecha', isRowHeader: true, cell: ({ fechaPago }) => formatDiaLargo(fechaPago) },
  { key: 'monto', header: 'Monto', isNumber: true, cell: ({ monto }) => formatPesos(monto) },
  { key: 'estado', header: 'Estado', cell: ({ estado, motivo }) => <EstadoDeAbono estado={estado} motivo={motivo} /> },
  { key: 'referencia', header: 'Referencia', cell: ({ referencia }) => referencia ?? '—' },
  {
    key: 'ver',
    header: 'Detalle',
    cell: ({ id, lineas, fechaPago }) =>
      lineas === 0 ? (
        'Vuelve a tu próximo pago'
      ) : (
        <ButtonLink
          to={`/${operador}/liquidaciones?abono=${id}`}
          variant="outline"
          size="dense"
          aria-label={`Ver el abono del ${formatDiaLargo(fechaPago)}`}
        >
          Ver {formatCantidad(lineas, 'línea', 'líneas')}
        </ButtonLink>
      ),
  },
]

function EstadoDeAbono({ estado, motivo }: Pick<Abono, 'estado' | 'motivo'>) {
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={ESTADOS_ABONO[estado].tono}>{ESTADOS_ABONO[estado].texto}</Badge>
      {motivo && <span className="text-small text-text-2">{motivo}</span>}
    </span>
  )
}

function UnAbono({ operador, abono, id }: { operador: Operador; abono: Abono | undefined; id: string }) {
  return (
    <section aria-labelledby="abono" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="abono">{abono ? `Abono del ${formatDiaLargo(abono.fechaPago)}` : 'Abono'}</h2>
        <ButtonLink to={`/${operador}/liquidaciones?vista=abonos`} variant="outline">
          Volver a los abonos
        </ButtonLink>
      </div>
      {abono && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-h3 font-semibold tabular-nums">{formatPesos(abono.monto)}</span>
          <EstadoDeAbono estado={abono.estado} motivo={abono.motivo} />
          {abono.referencia && <span className="text-text-2">Referencia {abono.referencia}</span>}
        </p>
      )}
      <Lineas operador={operador} vista="pagadas" abono={id} />
    </section>
  )
}
