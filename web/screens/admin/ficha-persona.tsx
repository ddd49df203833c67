import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { FichaDePersona } from '#contract/fichas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { formatCantidad, formatCodigo, formatDiaLargo, formatPesos } from '#web/ui/formato.ts'
import { diaEn, formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { ConMotivo } from './con-motivo.tsx'
import { DatosPersonales } from './datos-personales.tsx'
import { reservaDe } from './ficha-textos.ts'
import { Sucesos } from './sucesos.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Persona')
}

export default function FichaDePersonaDeAdmin() {
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'persona', id],
    queryFn: ({ signal }) => api.call('verFichaDePersona', { personaId: id }, { signal }),
    staleTime: 0,
  })
  return (
    <AreaAdmin
      title={data ? data.datos.nombre : 'Persona'}
      seccion="buscar"
      action={data?.acciones.puedeSuspender && <Suspender ficha={data} />}
    >
      {() =>
        error instanceof ApiError && error.status === 404 ? (
          <EmptyBlock title="No encontramos a esa persona" />
        ) : error ? (
          <ErrorBlock
            title="No pudimos abrir la ficha"
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

function Contenido({ ficha }: { ficha: FichaDePersona }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <section
          aria-labelledby="cuenta"
          className="grid content-start gap-3 rounded-card border border-border bg-surface p-4"
        >
          <h2 id="cuenta" className="font-sans text-h3 font-semibold">
            Cuenta
          </h2>
          {ficha.suspendidaEn && (
            <Badge tone="danger">Suspendida desde el {formatDiaLargo(diaEn(ficha.suspendidaEn))}</Badge>
          )}
          <Facts
            facts={[
              ['Desde', formatDiaLargo(diaEn(ficha.desde))],
              ['Correo', ficha.correoConfirmado ? 'Confirmado' : 'Sin confirmar'],
              ['Es', ficha.es.join('\u00a0· ') || 'Viajero'],
              [
                'Por venir',
                `${formatCantidad(ficha.proximas.cantidad, 'reserva', 'reservas')}, ${formatPesos(ficha.proximas.total)}`,
              ],
            ]}
          />
        </section>
        <DatosPersonales tipo="persona" id={ficha.id} datos={ficha.datos} />
      </div>
      <section aria-labelledby="reservas" className="grid grid-cols-1 gap-3">
        <h2 id="reservas">Últimas reservas</h2>
        {ficha.reservas.length === 0 ? (
          <p className="text-text-2">No tiene reservas.</p>
        ) : (
          <Table caption="Reservas" columns={columnas} rows={ficha.reservas} rowKey={({ id }) => id} isDense />
        )}
      </section>
      <Sucesos sucesos={ficha.sucesos} />
    </div>
  )
}

function Suspender({ ficha }: { ficha: FichaDePersona }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const suspender = ficha.suspendidaEn === null
  const guardar = useMutation({
    mutationFn: (motivo: string) => api.call('suspenderPersona', { personaId: ficha.id, suspender, motivo }),
    onSuccess: (nueva) => {
      queryClient.setQueryData(['admin', 'persona', ficha.id], nueva)
      setOpen(false)
    },
  })
  const { cantidad, total } = ficha.proximas
  return (
    <>
      <Button variant={suspender ? 'danger-outline' : 'outline'} onClick={() => setOpen(true)}>
        {suspender ? 'Suspender cuenta' : 'Restituir cuenta'}
      </Button>
      <ConMotivo
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={suspender ? '¿Suspender esta cuenta?' : '¿Restituir esta cuenta?'}
        text={
          suspender
            ? `No podrá entrar y cerramos sus sesiones ahora. ${cantidad === 0 ? 'No tiene reservas por venir.' : `Sus ${formatCantidad(cantidad, 'reserva', 'reservas')} por venir (${formatPesos(total)}) siguen en pie.`}`
            : 'Podrá entrar otra vez con su contraseña.'
        }
        confirmText={suspender ? 'Sí, suspender' : 'Sí, restituir'}
        isDestructive={suspender}
        guardar={guardar}
      />
    </>
  )
}

const columnas: Column<FichaDePersona['reservas'][number]>[] = [
  {
    key: 'codigo',
    header: 'Reserva',
    isRowHeader: true,
    cell: ({ id, codigo, nombreExperiencia }) => (
      <Link
        to={`/admin/reservas/${id}`}
        className="inline-flex min-h-11 items-center text-primary md:min-h-0"
      >{`${formatCodigo(codigo)}\u00a0· ${nombreExperiencia}`}</Link>
    ),
  },
  { key: 'inicio', header: 'Salida', cell: ({ inicio }) => formatSalida(inicio) },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <Badge tone={reservaDe(estado).tono}>{reservaDe(estado).texto}</Badge>,
  },
  { key: 'total', header: 'Total', isNumber: true, cell: ({ total }) => formatPesos(total) },
]
