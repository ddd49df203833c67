import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Mail } from 'lucide-react'
import { useState } from 'react'
import type { EstadoDeDatos } from '#contract/datos-de-reserva.ts'
import type { Reserva } from '#contract/reservas.ts'
import { guardarArchivo } from '#web/components/guardar-archivo.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type DatosDeReservaProps = { reserva: Reserva; clave: string; isOpen: boolean; onClose: () => void }

const llaveDe = (reserva: Reserva) => ['datos-de-reserva', reserva.id]

/** For whoever booked without an account: take away what is known of them by this booking, or have it erased. */
export function DatosDeReserva({ reserva, clave, isOpen, onClose }: DatosDeReservaProps) {
  const estado = useQuery({
    queryKey: llaveDe(reserva),
    queryFn: () => api.call('verDatosDeReserva', { id: reserva.id }, { clave }),
    staleTime: 0,
    enabled: isOpen,
  })
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Tus datos en esta reserva"
      description="Descarga todo lo que guardamos por ella, o pídenos borrarlo."
    >
      {estado.isError ? (
        <ErrorBlock
          title="No pudimos cargar este dato"
          text={detalleDe(estado.error)}
          onRetry={() => void estado.refetch()}
          isRetrying={estado.isFetching}
        />
      ) : estado.data === undefined ? (
        <SkeletonRegion className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-12" />
        </SkeletonRegion>
      ) : estado.data.correo === null ? (
        <Notice tone="success" role="status" title="Borramos tus datos">
          De la reserva {reserva.codigo} quedan montos y fechas, seis años, porque la ley tributaria lo pide.
        </Notice>
      ) : (
        <ConCodigo reserva={reserva} clave={clave} estado={estado.data} correo={estado.data.correo} />
      )}
    </Sheet>
  )
}

type Acto = 'json' | 'csv' | 'borrar'

function ConCodigo({
  reserva,
  clave,
  estado,
  correo,
}: {
  reserva: Reserva
  clave: string
  estado: EstadoDeDatos
  correo: string
}) {
  const queryClient = useQueryClient()
  const [codigo, setCodigo] = useState('')
  const pedir = useMutation({ mutationFn: () => api.call('pedirCodigoDeDatos', { id: reserva.id }, { clave }) })
  const hacer = useMutation({
    mutationFn: async (acto: Acto) => {
      const pedido = { id: reserva.id, codigo: codigo.trim() }
      const nombre = `mis-datos-${reserva.codigo}`
      if (acto === 'json')
        guardarArchivo(
          `${nombre}.json`,
          JSON.stringify(await api.call('descargarDatosDeReserva', pedido, { clave }), null, 2),
          'application/json',
        )
      else if (acto === 'csv')
        guardarArchivo(`${nombre}.csv`, await api.call('descargarDatosDeReservaCsv', pedido, { clave }), 'text/csv')
      else await api.call('borrarDatosDeReserva', pedido, { clave })
    },
    onSuccess: async (_nada, acto) => {
      if (acto === 'borrar') await queryClient.invalidateQueries({ queryKey: llaveDe(reserva) })
    },
  })
  const deCampo = hacer.error instanceof ApiError ? hacer.error.campos.codigo : undefined
  const falla = deCampo ? null : (hacer.error ?? pedir.error)
  const ocupado = (acto: Acto) => (hacer.isPending && hacer.variables === acto ? 'loading' : 'default')
  return (
    <div className="grid grid-cols-1 gap-5">
      <QuePasa />
      {estado.motivo && <Impedimento estado={estado} />}
      {falla && <Notice tone="danger" role="alert" title={detalleDe(falla)} />}
      {!pedir.data ? (
        <Button
          isWide
          icon={<Mail size={20} aria-hidden />}
          status={pedir.isPending ? 'loading' : 'default'}
          onClick={() => pedir.mutate()}
        >
          Enviar un código a {correo}
        </Button>
      ) : (
        <>
          <p role="status">
            Enviamos un código a <strong>{correo}</strong>. Vale hasta el {formatSalida(pedir.data.venceEn)}.
          </p>
          <Field label="Código" name="codigo" hint="Ocho números" error={deCampo}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={codigo}
              onChange={(event) => setCodigo(event.currentTarget.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="outline"
              icon={<Download size={20} aria-hidden />}
              status={ocupado('json')}
              onClick={() => hacer.mutate('json')}
            >
              Descargar JSON
            </Button>
            <Button
              variant="outline"
              icon={<Download size={20} aria-hidden />}
              status={ocupado('csv')}
              onClick={() => hacer.mutate('csv')}
            >
              Descargar CSV
            </Button>
          </div>
          {hacer.isSuccess && hacer.variables !== 'borrar' && (
            <p role="status">Descargamos tu copia en este aparato.</p>
          )}
          {estado.puedeBorrar && (
            <Button variant="danger-outline" isWide status={ocupado('borrar')} onClick={() => hacer.mutate('borrar')}>
              Borrar mis datos para siempre
            </Button>
          )}
          <Button
            variant="quiet"
            className="-ml-5 justify-self-start"
            status={pedir.isPending ? 'loading' : 'default'}
            onClick={() => pedir.mutate()}
          >
            Enviar otro código
          </Button>
        </>
      )}
    </div>
  )
}

function QuePasa() {
  return (
    <dl className="grid grid-cols-1 gap-3">
      <div>
        <dt className="font-medium">Si los borras, se van al momento</dt>
        <dd className="text-text-2">
          Tu nombre, correo, celular, respuestas y mensajes de esta reserva. No se puede deshacer.
        </dd>
      </div>
      <div>
        <dt className="font-medium">Queda sin tu nombre</dt>
        <dd className="text-text-2">
          Montos y fechas de la reserva y su pago, seis años, porque la ley tributaria lo pide. Una factura ya emitida
          conserva a quién se hizo.
        </dd>
      </div>
    </dl>
  )
}

function Impedimento({ estado: { motivo, hasta } }: { estado: EstadoDeDatos }) {
  if (motivo === 'reserva-con-dinero')
    return (
      <Notice tone="warning" title="Hay un pago o una devolución en curso">
        Puedes descargar tus datos ahora y borrarlos cuando termine.
      </Notice>
    )
  return (
    <Notice tone="warning" title="Para borrarlos, la reserva debe haber terminado">
      {hasta ? `Termina el ${formatSalida(hasta)}. También puedes cancelarla. ` : ''}Descargar tus datos se puede
      siempre.
    </Notice>
  )
}
