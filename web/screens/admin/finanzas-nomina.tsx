import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { CorridaCompleta } from '#contract/liquidaciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { CorridaEstado } from '#web/components/liquidaciones/corrida-estado.tsx'
import { conSigno, LineaDetalle } from '#web/components/liquidaciones/linea-detalle.tsx'
import { CLASES_CORRIDA, ESTADOS_ABONO } from '#web/components/liquidaciones/textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatDiaLargo, formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { FinanzasMenu } from './finanzas/menu.tsx'
import { NominaAcciones } from './finanzas/nomina-acciones.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Nómina')
}

export default function NominaDeAdmin() {
  const { id = '' } = useParams()
  return (
    <AreaAdmin title="Nómina" seccion="finanzas">
      {() => (
        <>
          <FinanzasMenu />
          <Nomina id={id} />
        </>
      )}
    </AreaAdmin>
  )
}

function Nomina({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'corrida', id],
    queryFn: ({ signal }) => api.call('verCorrida', { id }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar la nómina"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <>
      <Encabezado corrida={data} />
      <NominaAcciones corrida={data} />
      <section aria-labelledby="abonos" className="grid grid-cols-1 gap-3">
        <h2 id="abonos">Abonos</h2>
        <Table
          caption="Abonos de la nómina"
          columns={columnasDe(data)}
          rows={data.detalle}
          rowKey={({ id: abono }) => abono}
          isDense
        />
      </section>
    </>
  )
}

function Encabezado({
  corrida: {
    numero,
    clase,
    estado,
    dinero,
    destino,
    fechaPago,
    total,
    totales,
    detalle,
    creadaPor,
    creadaEn,
    aprobadaPor,
    aprobadaEn,
    enviadaEn,
    concluidaEn,
    referencia,
  },
}: {
  corrida: CorridaCompleta
}) {
  const devueltos = detalle.filter((abono) => abono.estado === 'devuelto')
  const pasos = [
    `La creó ${creadaPor} el ${formatSalida(creadaEn)}`,
    aprobadaEn && `La aprobó ${aprobadaPor} el ${formatSalida(aprobadaEn)}`,
    enviadaEn && `Se entregó al banco el ${formatSalida(enviadaEn)}`,
    concluidaEn &&
      `El banco respondió el ${formatSalida(concluidaEn)}${referencia ? `, referencia ${referencia}` : ''}`,
  ].filter(Boolean)
  return (
    <section
      aria-labelledby="nomina"
      className="grid gap-4 rounded-card border border-border bg-surface p-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10"
    >
      <div className="grid content-start gap-3">
        <h2 id="nomina" className="flex flex-wrap items-center gap-3">
          N.º {numero}, {CLASES_CORRIDA[clase].toLowerCase()}{' '}
          <CorridaEstado estado={estado} dinero={dinero} destino={destino} />
        </h2>
        <p className="text-h3 font-semibold tabular-nums">{formatPesos(total)}</p>
        {devueltos.length > 0 && (
          <p>
            El banco devolvió {formatCantidad(devueltos.length, 'abono', 'abonos')} por{' '}
            {formatPesos(devueltos.reduce((suma, { monto }) => suma + monto, 0))}
          </p>
        )}
        <p className="text-text-2">Fecha de pago: {formatDiaLargo(fechaPago)}</p>
        <ol className="grid gap-1 text-small text-text-2">
          {pasos.map((paso) => (
            <li key={String(paso)}>{paso}</li>
          ))}
        </ol>
      </div>
      {clase === 'operadores' && <LineaDetalle linea={totales} total="Reciben" />}
    </section>
  )
}

/** What a transfer back to a buyer has to say. */
const DE_DEVOLUCION = ['operador', 'cuenta', 'monto', 'estado']

/** What is nothing in every row takes no column. */
function columnasDe({ clase, detalle }: CorridaCompleta): Column<Abono>[] {
  if (clase !== 'operadores') return COLUMNAS.filter(({ key }) => DE_DEVOLUCION.includes(key))
  return COLUMNAS.filter(
    ({ key }) =>
      (key !== 'ajuste' && key !== 'retencion') || detalle.some((abono) => abono[key as 'ajuste' | 'retencion'] !== 0),
  )
}

type Abono = CorridaCompleta['detalle'][number]

const COLUMNAS: Column<Abono>[] = [
  {
    key: 'operador',
    header: 'Para',
    isRowHeader: true,
    cell: ({ operador, lineas }) => (
      <span className="grid">
        {operador}
        <span className="font-normal text-text-2">{formatCantidad(lineas, 'línea', 'líneas')}</span>
      </span>
    ),
  },
  {
    key: 'cuenta',
    header: 'Cuenta',
    cell: ({ banco, terminaEn }) => (
      <span className="lg:grid lg:whitespace-nowrap">
        {banco} <span className="whitespace-nowrap text-text-2">termina en {terminaEn}</span>
      </span>
    ),
  },
  { key: 'bruto', header: 'Precio', isNumber: true, cell: ({ bruto }) => formatPesos(bruto) },
  {
    key: 'comision',
    header: 'Comisión + IVA',
    isNumber: true,
    cell: ({ comision, ivaComision }) => formatPesos(comision + ivaComision),
  },
  { key: 'retencion', header: 'Retención', isNumber: true, cell: ({ retencion }) => conSigno(retencion) },
  { key: 'ajuste', header: 'Ajustes', isNumber: true, cell: ({ ajuste }) => conSigno(ajuste) },
  { key: 'monto', header: 'Neto', isNumber: true, cell: ({ monto }) => formatPesos(monto) },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado, motivo }) => (
      <span className="grid justify-items-start max-md:justify-items-end gap-1">
        <Badge tone={ESTADOS_ABONO[estado].tono}>{ESTADOS_ABONO[estado].texto}</Badge>
        {motivo && <span className="text-small text-text-2">{motivo}</span>}
      </span>
    ),
  },
]
