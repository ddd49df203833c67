import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Alternativa } from '#contract/alternativas.ts'
import type { Reserva } from '#contract/reservas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { reservasQuery } from '#web/components/consultas.ts'
import { consultaDeEntrada, consultaDeReserva } from '#web/components/reserva-consultas.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

type CambiarDeOperadorProps = { reserva: Reserva; clave: string | null; isOpen: boolean; onClose: () => void }

/** A departure of somebody else in place of one whose operator was suspended: what goes back is said before anything moves. */
export function CambiarDeOperador({ reserva, clave, isOpen, onClose }: CambiarDeOperadorProps) {
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()} title="Elige otra salida">
      {isOpen && <Eleccion reserva={reserva} clave={clave} onDone={onClose} />}
    </Sheet>
  )
}

function Eleccion({ reserva, clave, onDone }: { reserva: Reserva; clave: string | null; onDone: () => void }) {
  const [salidaId, setSalidaId] = useState('')
  const alternativas = useQuery({
    queryKey: ['alternativas', reserva.id],
    queryFn: ({ signal }) => api.call('verAlternativas', { id: reserva.id }, { clave, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const cambiar = useCambio(reserva, clave, onDone)
  if (alternativas.isError)
    return (
      <ErrorBlock
        title="No pudimos cargar las salidas"
        onRetry={() => void alternativas.refetch()}
        isRetrying={alternativas.isFetching}
      />
    )
  if (!alternativas.data) return <SkeletonRows rows={2} row="h-20" />
  if (alternativas.data.length === 0)
    return (
      <Notice tone="info" title="Ya no hay otra salida con cupos para tu grupo">
        Te devolvemos todo: puedes pedirlo ahora o esperar a que termine el plazo.
      </Notice>
    )
  return (
    <div className="grid gap-6">
      <p className="text-text-2">
        No se hará: <span className="font-semibold text-text">{formatSalida(reserva.inicio, reserva.zonaHoraria)}</span>
        . Conservas tu código y las condiciones con que compraste.
      </p>
      <RadioGroup
        legend="Salidas de otros operadores"
        name="otra-salida"
        look="cards"
        value={salidaId}
        options={alternativas.data.map(comoOpcion)}
        onValueChange={(id) => {
          setSalidaId(id)
          cambiar.reset()
        }}
      />
      {cambiar.error && (
        <Notice tone="danger" role="alert" title="No cambiamos tu reserva. Sigue igual">
          {detalleDe(cambiar.error)}
        </Notice>
      )}
      <Button
        isWide
        status={cambiar.isPending ? 'loading' : 'default'}
        onClick={() => salidaId && cambiar.mutate(salidaId)}
      >
        Ir con este operador
      </Button>
      {!salidaId && <p className="-mt-4 text-center text-small text-text-2">Elige primero una salida.</p>}
    </div>
  )
}

const comoOpcion = ({
  salidaId,
  slug,
  nombreExperiencia,
  operador,
  inicio,
  zonaHoraria,
  total,
  devuelve,
}: Alternativa) => ({
  value: salidaId,
  label: <span className="font-medium wrap-anywhere">{nombreExperiencia}</span>,
  hint: (
    <span className="grid gap-1">
      <span>
        {operador}&nbsp;· {formatSalida(inicio, zonaHoraria)}
      </span>
      <span>
        {devuelve > 0 ? `Cuesta ${formatPesos(total)}: te devolvemos ${formatPesos(devuelve)}` : 'Cuesta lo mismo'}
      </span>
      <a
        href={`/experience/${slug}`}
        target="_blank"
        rel="noreferrer"
        className="relative z-10 inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline underline-offset-4"
      >
        Ver la experiencia
      </a>
    </span>
  ),
})

function useCambio(reserva: Reserva, clave: string | null, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (salidaNuevaId: string) =>
      api.call('elegirAlternativa', { id: reserva.id, salidaNuevaId }, { clave, idempotencyKey: crypto.randomUUID() }),
    onSuccess: async (vigente) => {
      void queryClient.invalidateQueries({ queryKey: reservasQuery.queryKey })
      queryClient.setQueryData(consultaDeReserva(reserva.codigo, clave).queryKey, vigente)
      await queryClient.invalidateQueries({ queryKey: consultaDeEntrada(reserva.id, clave).queryKey })
      toast({
        title: `Ahora vas con ${vigente.experiencia.operador}`,
        description: formatSalida(vigente.inicio, vigente.zonaHoraria),
      })
      onDone()
    },
  })
}
