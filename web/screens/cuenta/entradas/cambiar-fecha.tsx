import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Salida } from '#contract/experiencias.ts'
import type { CotizacionCambio, Reserva } from '#contract/reservas.ts'
import { recordarClave } from '#web/api/claves.ts'
import { reservasQuery } from '#web/components/consultas.ts'
import { consultaDeEntrada, consultaDeReserva } from '#web/components/reserva-consultas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { addDays } from '#web/ui/calendar-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Calendar } from '#web/ui/calendar.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatPesos } from '#web/ui/formato.ts'
import { diaEn, formatHoraConZona, formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

const DIAS = 91

type CambiarFechaProps = { reserva: Reserva; clave: string | null; isOpen: boolean; onClose: () => void }

/** Another date of the same experience: what it costs is said before anything is moved. Instead of one that was called off it costs nothing. */
export function CambiarFecha({ reserva, clave, isOpen, onClose }: CambiarFechaProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={reserva.suspension ? 'Elige otra fecha' : 'Cambiar fecha'}
    >
      {isOpen && <Eleccion reserva={reserva} clave={clave} onDone={onClose} />}
    </Sheet>
  )
}

function Eleccion({ reserva, clave, onDone }: { reserva: Reserva; clave: string | null; onDone: () => void }) {
  const zona = reserva.zonaHoraria
  const isOffered = reserva.suspension !== null
  const [hoy] = useState(() => diaEn(new Date(), zona))
  const [dia, setDia] = useState<string | null>(null)
  const [salidaId, setSalidaId] = useState('')
  const salidas = useSalidas(reserva, hoy)
  const cotizacion = useQuery({
    queryKey: ['cotizacion-cambio', reserva.id, salidaId, clave],
    queryFn: () => api.call('cotizarCambio', { id: reserva.id, salidaNuevaId: salidaId }, { clave }),
    enabled: salidaId !== '' && !isOffered,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const cambiar = useCambio(reserva, clave, onDone)
  if (salidas.isError)
    return (
      <ErrorBlock
        title="No pudimos cargar las fechas"
        onRetry={() => void salidas.refetch()}
        isRetrying={salidas.isFetching}
      />
    )
  if (!salidas.data) {
    return (
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-12" />
      </SkeletonRegion>
    )
  }
  if (salidas.data.length === 0)
    return (
      <Notice tone="info" title="No hay otra fecha con cupos para tu grupo">
        {isOffered
          ? 'Puedes pedir tu devolución completa o escribirle a tu anfitrión.'
          : 'Puedes mantener la tuya o escribirle a tu anfitrión.'}
      </Notice>
    )
  const porDia = Map.groupBy(salidas.data, ({ inicio }) => diaEn(inicio, zona))
  const delDia = (dia && porDia.get(dia)) || []
  const failure = cambiar.error ?? cotizacion.error

  function elegirDia(date: string) {
    const suyas = porDia.get(date) ?? []
    setDia(date)
    setSalidaId(suyas.length === 1 ? (suyas[0]?.id ?? '') : '')
    cambiar.reset()
  }

  return (
    <div className="grid gap-6">
      <p className="text-text-2">
        {isOffered ? 'Se canceló' : 'Ahora'}:{' '}
        <span className="font-semibold text-text">{formatSalida(reserva.inicio, zona)}</span>.{' '}
        {isOffered
          ? 'La fecha nueva no te cuesta más; si vale menos, te devolvemos la diferencia.'
          : 'Tus cupos no se sueltan hasta tener los nuevos.'}
      </p>
      <Calendar
        mode="single"
        label="Fecha nueva"
        value={dia}
        today={hoy}
        min={hoy}
        max={[...porDia.keys()].at(-1) ?? hoy}
        month={dia ?? [...porDia.keys()][0] ?? hoy}
        dayState={(date) => (porDia.has(date) ? 'free' : 'closed')}
        dayNote={(date) => formatCantidad(porDia.get(date)?.length ?? 0, 'horario', 'horarios')}
        onChange={elegirDia}
      />
      {delDia.length > 0 && (
        <RadioGroup
          legend="Hora"
          name="salida-nueva"
          look="cards"
          value={salidaId}
          options={delDia.map(({ id, inicio, cuposDisponibles }) => ({
            value: id,
            label: `${formatHoraConZona(inicio, zona)} · ${formatCantidad(cuposDisponibles, 'cupo', 'cupos')}`,
          }))}
          onValueChange={(id) => {
            setSalidaId(id)
            cambiar.reset()
          }}
        />
      )}
      <div role="status" className="empty:hidden">
        {cotizacion.isFetching ? (
          <Skeleton className="h-6 w-56" />
        ) : (
          cotizacion.data && <Costo cotizacion={cotizacion.data} />
        )}
      </div>
      {failure && (
        <Notice tone="danger" role="alert" title="No cambiamos la fecha. Tu reserva sigue igual">
          {detalleDe(failure)}
        </Notice>
      )}
      <Button
        isWide
        status={cambiar.isPending ? 'loading' : 'default'}
        onClick={() =>
          salidaId &&
          (isOffered || (cotizacion.data && !cotizacion.isFetching)) &&
          cambiar.mutate({ salidaNuevaId: salidaId, diferencia: cotizacion.data?.diferencia ?? 0 })
        }
      >
        {cotizacion.data?.tipo === 'pago'
          ? `Pagar ${formatPesos(cotizacion.data.diferencia)} y cambiar`
          : 'Cambiar a esta fecha'}
      </Button>
      {!salidaId && <p className="-mt-4 text-center text-small text-text-2">Elige primero el día y la hora.</p>}
    </div>
  )
}

function Costo({ cotizacion: { tipo, pagado, nuevo, diferencia } }: { cotizacion: CotizacionCambio }) {
  if (tipo === 'sin_costo')
    return (
      <Notice tone="success" title="Sin costo">
        Cuesta lo mismo: no pagas nada.
      </Notice>
    )
  if (tipo === 'devolucion')
    return (
      <Notice tone="success" title={`Te devolvemos ${formatPesos(-diferencia)}`}>
        Esa fecha cuesta {formatPesos(nuevo)} y pagaste {formatPesos(pagado)}. La diferencia vuelve a tu tarjeta.
      </Notice>
    )
  return (
    <Notice tone="warning" title={`Cuesta ${formatPesos(diferencia)} más`}>
      Pagas solo la diferencia: esa fecha cuesta {formatPesos(nuevo)} y ya pagaste {formatPesos(pagado)}. Guardamos los
      cupos 15 minutos y, hasta que la pagues, conservas tu fecha.
    </Notice>
  )
}

function useSalidas(reserva: Reserva, hoy: string) {
  const personas = Object.values(reserva.participantes).reduce((suma, n) => suma + (n ?? 0), 0)
  return useQuery({
    queryKey: ['salidas-para-cambiar', reserva.id, reserva.salidaId],
    queryFn: async ({ signal }): Promise<Salida[]> => {
      const salidas = await api.call(
        'verDisponibilidad',
        { id: reserva.experienciaId, desde: hoy, hasta: addDays(hoy, DIAS), participantes: String(personas) },
        { signal },
      )
      return salidas.filter(({ id }) => id !== reserva.salidaId)
    },
    staleTime: 0,
    gcTime: 0,
  })
}

function useCambio(reserva: Reserva, clave: string | null, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ salidaNuevaId, diferencia }: { salidaNuevaId: string; diferencia: number }) => {
      const options = { clave, idempotencyKey: crypto.randomUUID() }
      return reserva.suspension
        ? api.call('elegirFecha', { id: reserva.id, salidaNuevaId }, options)
        : api.call('cambiarFecha', { id: reserva.id, salidaNuevaId, diferencia }, options)
    },
    onSuccess: async (vigente) => {
      void queryClient.invalidateQueries({ queryKey: reservasQuery.queryKey })
      if (vigente.id !== reserva.id) {
        if (vigente.clave) for (const nombre of [vigente.id, vigente.codigo]) recordarClave(nombre, vigente.clave)
        // The payment page is a full page load: only it may talk to the provider.
        window.location.assign(`/pagar/${vigente.id}`)
        return
      }
      queryClient.setQueryData(consultaDeReserva(reserva.codigo, clave).queryKey, vigente)
      await queryClient.invalidateQueries({ queryKey: consultaDeEntrada(reserva.id, clave).queryKey })
      toast({ title: 'Cambiamos tu fecha', description: formatSalida(vigente.inicio, vigente.zonaHoraria) })
      onDone()
    },
  })
}
