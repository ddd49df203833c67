import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Phone, ScanLine } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { VISTAS_RECIBIDAS } from '#contract/enumeraciones/operadores.ts'
import type { ReservaRecibida } from '#contract/operadores.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo, formatPesos } from '#web/ui/formato.ts'
import { formatHora, formatSalida } from '#web/ui/horas.ts'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { puede } from './area-privada.tsx'
import { DecidirSolicitud } from './decidir-solicitud.tsx'
import { type Esperados, usePagosEsperados } from './pagos-esperados.ts'
import type { Operador } from './experiencias-propias.tsx'
import { OpinarViajero } from './opinar-viajero.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from './pagina-de.tsx'
import { ReservaEstado } from './reserva-estado.tsx'
import { viajerosDe } from './reserva-textos.ts'
import { SolicitudRecibida } from './solicitud-recibida.tsx'

const LLAMADAS = { anfitrion: 'listarReservasDeAnfitrion', proveedor: 'listarReservasDeProveedor' } as const

type Vista = (typeof VISTAS_RECIBIDAS)[number]
const TEXTOS: Record<Vista, { pestana: string; vacia: string }> = {
  hoy: { pestana: 'Hoy', vacia: 'Hoy no tienes salidas' },
  por_aceptar: { pestana: 'Por aceptar', vacia: 'Nadie espera tu respuesta' },
  proximas: { pestana: 'Próximas', vacia: 'Aquí verás quién viene a tus próximas salidas' },
  pasadas: { pestana: 'Pasadas', vacia: 'Aquí verás las salidas que ya hiciste' },
  canceladas: { pestana: 'Canceladas', vacia: 'No tienes reservas canceladas' },
}

/** Who comes, who came and who called it off. */
export function ReservasRecibidas({ operador, usuario }: { operador: Operador; usuario: Usuario }) {
  const [search, setSearch] = useSearchParams()
  const vista = VISTAS_RECIBIDAS.find((each) => each === search.get('vista')) ?? 'hoy'

  function elegir(next: string) {
    const params = new URLSearchParams(search)
    params.delete('pagina')
    params.set('vista', next)
    setSearch(params, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <ButtonLink
        to="/check-in"
        variant={operador === 'proveedor' ? 'outline' : 'primary'}
        icon={<ScanLine size={20} aria-hidden />}
        className="justify-self-start"
      >
        Escanear entradas
      </ButtonLink>
      <Tabs
        label="Reservas"
        value={vista}
        onValueChange={elegir}
        tabs={VISTAS_RECIBIDAS.map((each) => ({
          value: each,
          label: TEXTOS[each].pestana,
          content: each === vista && <Lista operador={operador} usuario={usuario} vista={vista} />,
        }))}
      />
    </div>
  )
}

function Lista({ operador, usuario, vista }: { operador: Operador; usuario: Usuario; vista: Vista }) {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['recibidas', operador, vista, pagina],
    queryFn: ({ signal }) => api.page(LLAMADAS[operador], { vista, pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    // Bookings come in at any moment.
    staleTime: 0,
  })
  const esperados = usePagosEsperados(
    operador,
    puede(usuario, 'ventas') && (data?.items.some(({ estado }) => estado === 'pagada') ?? false),
  )
  const columns = columnas(
    { operador, puedeDecidir: puede(usuario, 'decidir'), esperados },
    data?.items.some(({ opinionDeViajero }) => opinionDeViajero) ?? false,
  )
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar las reservas"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={columns} />
  if (data.total === 0 && vista === 'hoy') return <NadieHoy operador={operador} />
  if (data.total === 0) return <EmptyBlock title={TEXTOS[vista].vacia} drawing={<EmptyScene name="entradas" />} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <Table
        caption={`Reservas: ${TEXTOS[vista].pestana.toLowerCase()}`}
        columns={columns}
        rows={data.items}
        rowKey={({ id }) => id}
      />
      <PaginaDe pagina={pagina} total={data.total} />
    </div>
  )
}

/** Who comes next is what is looked for on a day without anybody. */
function NadieHoy({ operador }: { operador: Operador }) {
  const { data } = useQuery({
    queryKey: ['recibidas', operador, 'proximas', 'primera'],
    queryFn: ({ signal }) => api.page(LLAMADAS[operador], { vista: 'proximas', pagina: 1, porPagina: 1 }, { signal }),
    staleTime: 0,
  })
  const proxima = data?.items[0]
  return (
    <EmptyBlock
      title={TEXTOS.hoy.vacia}
      text={
        proxima &&
        `La próxima con reservas es el ${formatSalida(proxima.inicio, proxima.zonaHoraria)}: ${proxima.nombreExperiencia}`
      }
      action={
        proxima && (
          <ButtonLink to="?vista=proximas" variant="outline" preventScrollReset>
            Ver las próximas
          </ButtonLink>
        )
      }
      drawing={<EmptyScene name="entradas" />}
    />
  )
}

type Mirada = { operador: Operador; puedeDecidir: boolean; esperados: Esperados }

const columnas = (mirada: Mirada, conOpiniones: boolean): Column<ReservaRecibida>[] => [
  {
    key: 'titular',
    header: 'Nombre',
    isRowHeader: true,
    cell: ({ titular, codigo }) => <Titular titular={titular} codigo={codigo} />,
  },
  { key: 'salida', header: 'Salida', cell: (reserva) => <Salida {...reserva} /> },
  { key: 'personas', header: 'Personas', cell: ({ participantes }) => viajerosDe(participantes) },
  {
    key: 'total',
    header: 'Total',
    isNumber: true,
    cell: ({ id, total }) => <Total total={total} neto={mirada.esperados.de(id)?.neto} />,
  },
  { key: 'estado', header: 'Estado', cell: (reserva) => <Estado {...mirada} reserva={reserva} /> },
  { key: 'contacto', header: 'Contacto', cell: (reserva) => <Contacto {...reserva} /> },
  ...(conOpiniones
    ? [
        {
          key: 'opinion',
          header: 'Tu opinión',
          cell: (reserva: ReservaRecibida) => <OpinarViajero operador={mirada.operador} reserva={reserva} />,
        },
      ]
    : []),
]

function Titular({ titular, codigo }: Pick<ReservaRecibida, 'titular' | 'codigo'>) {
  return (
    <span className="grid">
      {titular}
      <span className="tabular-nums text-small font-normal text-text-2">{formatCodigo(codigo)}</span>
    </span>
  )
}

function Salida({ inicio, zonaHoraria, nombreExperiencia, comentario }: ReservaRecibida) {
  return (
    <span className="grid max-w-80">
      <span className="sm:whitespace-nowrap">{formatSalida(inicio, zonaHoraria)}</span>
      <span className="text-small text-text-2">{nombreExperiencia}</span>
      {comentario && <q className="text-small text-text-2">{comentario}</q>}
    </span>
  )
}

function Total({ total, neto }: { total: number; neto: number | undefined }) {
  if (neto === undefined) return formatPesos(total)
  return (
    <span className="grid">
      {formatPesos(total)}
      <span className="text-small text-text-2">Recibes {formatPesos(neto)}</span>
    </span>
  )
}

function Estado({ operador, puedeDecidir, esperados, reserva }: Mirada & { reserva: ReservaRecibida }) {
  return (
    <span className="grid justify-items-start gap-1">
      <ReservaEstado reserva={reserva} />
      {reserva.estado === 'pagada' && (
        <>
          {puedeDecidir && <DecidirSolicitud operador={operador} reserva={reserva} />}
          <SolicitudRecibida operador={operador} puedeDecidir={puedeDecidir} reserva={reserva} esperados={esperados} />
        </>
      )}
      {reserva.llegadaEn && (
        <span className="text-small text-text-2">
          Llegada registrada a las {formatHora(reserva.llegadaEn, reserva.zonaHoraria)}
        </span>
      )}
    </span>
  )
}

function Contacto({ contacto, titular, estado }: ReservaRecibida) {
  if (!contacto)
    return (
      <span className="text-small text-text-2">
        {estado === 'pagada' ? 'Se muestra al confirmar' : 'Ya no se muestra'}
      </span>
    )
  return (
    <a
      href={`tel:${contacto.telefono}`}
      aria-label={`Llamar a ${titular}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline"
    >
      <Phone size={16} aria-hidden />
      {mostrarTelefono(contacto.telefono)}
    </a>
  )
}
