import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { FichaDeReserva } from '#contract/fichas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { ESTADOS_LINEA } from '#web/components/liquidaciones/textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { formatCantidad, formatPesos } from '#web/ui/formato.ts'
import { formatSalida, formatSalidaLarga } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { DatosPersonales } from './datos-personales.tsx'
import { cobroDe, PAGO_DE_RESERVA, reembolsoDe, reservaDe, VIAS } from './ficha-textos.ts'
import { Sucesos } from './sucesos.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Reserva')
}

export default function FichaDeReservaDeAdmin() {
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'reserva', id],
    queryFn: ({ signal }) => api.call('verFichaDeReserva', { reservaId: id }, { signal }),
    staleTime: 0,
  })
  return (
    <AreaAdmin title={data ? `Reserva ${data.codigo}` : 'Reserva'} seccion="buscar">
      {() =>
        error instanceof ApiError && error.status === 404 ? (
          <EmptyBlock title="No encontramos esa reserva" />
        ) : error ? (
          <ErrorBlock
            title="No pudimos abrir la reserva"
            text={detalleDe(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : data ? (
          <Contenido ficha={data} />
        ) : (
          <AreaEspera />
        )
      }
    </AreaAdmin>
  )
}

const ENLACE = 'inline-flex min-h-11 items-center text-primary underline md:min-h-0'

function Contenido({ ficha }: { ficha: FichaDeReserva }) {
  const { operador, comprador } = ficha
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <section
          aria-labelledby="resumen"
          className="grid content-start gap-3 rounded-card border border-border bg-surface p-4"
        >
          <h2 id="resumen" className="font-sans text-h3 font-semibold">
            {ficha.nombreExperiencia}
          </h2>
          <p className="flex flex-wrap gap-1">
            <Badge tone={reservaDe(ficha.estado).tono}>{reservaDe(ficha.estado).texto}</Badge>
            {ficha.dePrueba && <Badge tone="warning">Prueba</Badge>}
          </p>
          <Facts
            facts={[
              ['Salida', formatSalidaLarga(ficha.inicio, ficha.zonaHoraria)],
              ['Cupos', formatCantidad(ficha.plazas, 'persona', 'personas')],
              ['Total', formatPesos(ficha.total)],
              ['Pago', PAGO_DE_RESERVA[ficha.estadoPago]],
              ['Liquidación', ficha.estadoLiquidacion ? ESTADOS_LINEA[ficha.estadoLiquidacion].texto : ''],
              [
                'Operador',
                <Link key="operador" to={`/admin/operadores/${operador.tipo}/${operador.id}`} className={ENLACE}>
                  {operador.nombre}
                </Link>,
              ],
              [
                'Cuenta',
                comprador.personaId ? (
                  <Link key="cuenta" to={`/admin/personas/${comprador.personaId}`} className={ENLACE}>
                    Ver la cuenta
                  </Link>
                ) : (
                  'Compró como invitado'
                ),
              ],
            ]}
          />
        </section>
        <DatosPersonales tipo="reserva" id={ficha.id} datos={comprador} titulo="Quien reservó" />
      </div>
      <section aria-labelledby="dinero" className="grid grid-cols-1 gap-3">
        <h2 id="dinero">Dinero</h2>
        {ficha.pagos.length === 0 ? (
          <p className="text-text-2">No hay pagos.</p>
        ) : (
          <Table caption="Pagos" columns={pagos} rows={ficha.pagos} rowKey={({ id }) => id} isDense />
        )}
        {ficha.reembolsos.length > 0 && (
          <Table caption="Devoluciones" columns={reembolsos} rows={ficha.reembolsos} rowKey={({ id }) => id} isDense />
        )}
      </section>
      <Sucesos sucesos={ficha.sucesos} zona={ficha.zonaHoraria} />
    </div>
  )
}

const pagos: Column<FichaDeReserva['pagos'][number]>[] = [
  { key: 'en', header: 'Pago', isRowHeader: true, cell: ({ en }) => formatSalida(en) },
  { key: 'tarjeta', header: 'Tarjeta', cell: ({ tarjeta }) => tarjeta || '—' },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <Badge tone={cobroDe(estado).tono}>{cobroDe(estado).texto}</Badge>,
  },
  { key: 'monto', header: 'Monto', isNumber: true, cell: ({ monto }) => formatPesos(monto) },
  { key: 'reembolsado', header: 'Devuelto', isNumber: true, cell: ({ reembolsado }) => formatPesos(reembolsado) },
]

const reembolsos: Column<FichaDeReserva['reembolsos'][number]>[] = [
  { key: 'en', header: 'Devolución', isRowHeader: true, cell: ({ en }) => formatSalida(en) },
  { key: 'via', header: 'Vía', cell: ({ via }) => VIAS[via] ?? via },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <Badge tone={reembolsoDe(estado).tono}>{reembolsoDe(estado).texto}</Badge>,
  },
  { key: 'monto', header: 'Monto', isNumber: true, cell: ({ monto }) => formatPesos(monto) },
]
