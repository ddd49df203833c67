import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import type { ReservaRecibida } from '#contract/operadores.ts'
import type { Manifiesto as Datos } from '#contract/suspensiones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatCodigo } from '#web/ui/formato.ts'
import { diaEn, formatHora, formatSalidaLarga } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'
import { AreaEspera } from '../area-privada.tsx'
import { textoDeRecogida, textoDeRespuesta } from '../pedido-textos.ts'
import type { Operador } from '../experiencias-propias.tsx'
import { LLAMADAS_DE } from '../operador-llamadas.ts'
import { OpinarViajero } from '../opinar-viajero.tsx'
import { ReservaEstado } from '../reserva-estado.tsx'
import { viajerosDe } from '../reserva-textos.ts'
import '../papel.css'
import { filasCsv } from './csv.ts'

/** Who goes on one departure, to print or to take along as a file. */
export function Manifiesto({ operador, id }: { operador: Operador; id: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['manifiesto', operador, id],
    queryFn: ({ signal }) => api.call(LLAMADAS_DE[operador].verManifiesto, { id }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar quiénes van"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const personas = data.reservas.reduce(
    (n, { participantes }) => n + Object.values(participantes).reduce((suma, cuantos) => suma + (cuantos ?? 0), 0),
    0,
  )
  return (
    <div data-papel="apaisado" className="grid grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h2>{data.nombreExperiencia}</h2>
        <p className="text-text-2">
          <span className="inline-block first-letter:uppercase">
            {formatSalidaLarga(data.inicio, data.zonaHoraria)}
          </span>
          &nbsp;· {data.puntoEncuentro}
        </p>
        <p className="font-semibold">
          {formatCantidad(personas, 'viajero', 'viajeros')} de {data.cupos} cupos&nbsp;·{' '}
          {formatCantidad(data.reservas.length, 'reserva', 'reservas')}
          {data.estado === 'cancelada' && '\u00a0· Cancelada'}
        </p>
      </div>
      {data.reservas.length === 0 ? (
        <EmptyBlock
          title="Aún no va nadie en esta salida"
          text="Aquí verás sus nombres y teléfonos."
          drawing={<EmptyScene name="entradas" />}
        />
      ) : (
        <>
          <div data-sin-papel className="flex flex-wrap gap-3">
            <Button icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
              Imprimir
            </Button>
            <Button variant="outline" icon={<Download size={20} aria-hidden />} onClick={() => descargar(data)}>
              Descargar CSV
            </Button>
          </div>
          <Table
            caption="Quiénes van"
            columns={columnasDe(data, operador)}
            rows={data.reservas}
            rowKey={({ id: reservaId }) => reservaId}
          />
        </>
      )}
    </div>
  )
}

/** What nobody of them has, no column speaks of. */
function columnasDe({ reservas, zonaHoraria }: Datos, operador: Operador): Column<ReservaRecibida>[] {
  const conRecogida = reservas.some(({ recogida }) => recogida)
  const conRespuestas = reservas.some(({ respuestas }) => respuestas.length > 0)
  return [
    ...COLUMNAS,
    ...(conRecogida
      ? [
          {
            key: 'recogida',
            header: 'Recogida',
            cell: ({ recogida }: ReservaRecibida) =>
              recogida ? textoDeRecogida(recogida, zonaHoraria) : 'Llega por su cuenta',
          },
        ]
      : []),
    ...(conRespuestas
      ? [
          {
            key: 'respuestas',
            header: 'Respuestas',
            cell: ({ respuestas }: ReservaRecibida) => <Respuestas respuestas={respuestas} />,
          },
        ]
      : []),
    { key: 'estado', header: 'Estado', cell: (reserva) => <ReservaEstado reserva={reserva} /> },
    ...(reservas.some(({ opinionDeViajero }) => opinionDeViajero)
      ? [
          {
            key: 'opinion',
            header: 'Tu opinión',
            cell: (reserva: ReservaRecibida) => <OpinarViajero operador={operador} reserva={reserva} />,
          },
        ]
      : []),
  ]
}

function Respuestas({ respuestas }: Pick<ReservaRecibida, 'respuestas'>) {
  if (respuestas.length === 0) return 'Sin responder'
  return (
    <ul className="grid gap-1">
      {respuestas.map((respuesta) => (
        <li key={`${respuesta.preguntaId}-${respuesta.persona}`}>{textoDeRespuesta(respuesta)}</li>
      ))}
    </ul>
  )
}

const COLUMNAS: Column<ReservaRecibida>[] = [
  { key: 'titular', header: 'Nombre', isRowHeader: true, cell: ({ titular }) => titular },
  {
    key: 'codigo',
    header: 'Código',
    cell: ({ codigo }) => <span className="tabular-nums">{formatCodigo(codigo)}</span>,
  },
  { key: 'personas', header: 'Personas', cell: ({ participantes }) => viajerosDe(participantes) },
  {
    key: 'telefono',
    header: 'Teléfono',
    cell: ({ contacto }) =>
      contacto ? (
        <a
          href={`tel:${contacto.telefono.replaceAll(' ', '')}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap tabular-nums text-primary underline print:min-h-0"
        >
          {mostrarTelefono(contacto.telefono)}
        </a>
      ) : (
        '—'
      ),
  },
  { key: 'comentario', header: 'Comentario', cell: ({ comentario }) => comentario ?? '—' },
]

function descargar({ reservas, inicio, zonaHoraria }: Datos) {
  const filas = reservas.map(
    ({ titular, codigo, dePrueba, participantes, contacto, comentario, recogida, respuestas, llegadaEn }) => [
      titular,
      formatCodigo(codigo),
      viajerosDe(participantes),
      contacto?.telefono ?? '',
      contacto?.email ?? '',
      comentario ?? '',
      recogida ? textoDeRecogida(recogida, zonaHoraria) : '',
      respuestas.map(textoDeRespuesta).join(' · '),
      llegadaEn ? formatHora(llegadaEn, zonaHoraria) : '',
      dePrueba ? 'Sí' : '',
    ],
  )
  const url = URL.createObjectURL(
    new Blob(
      [
        filasCsv([
          [
            'Nombre',
            'Código',
            'Personas',
            'Teléfono',
            'Correo',
            'Comentario',
            'Recogida',
            'Respuestas',
            'Llegada',
            'Prueba',
          ],
          ...filas,
        ]),
      ],
      { type: 'text/csv;charset=utf-8' },
    ),
  )
  const enlace = Object.assign(document.createElement('a'), {
    href: url,
    download: `salida-${diaEn(inicio, zonaHoraria)}-${formatHora(inicio, zonaHoraria).replace(':', '')}.csv`,
  })
  enlace.click()
  URL.revokeObjectURL(url)
}
