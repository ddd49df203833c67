import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OpinionDeViajero, ReservaRecibida } from '#contract/operadores.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { RatingInput } from '#web/ui/rating-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Operador } from './experiencias-propias.tsx'

const LLAMADAS = { anfitrion: 'opinarDeViajeroComoAnfitrion', proveedor: 'opinarDeViajeroComoProveedor' } as const

type Props = { operador: Operador; reserva: ReservaRecibida }

/** What the operator says of whoever travelled: to write, or what became of it. */
export function OpinarViajero({ operador, reserva }: Props) {
  const { opinionDeViajero: opinion, titular, zonaHoraria } = reserva
  const [isOpen, setOpen] = useState(false)
  if (!opinion) return '—'
  const hasta = formatDia(diaEn(opinion.hasta, zonaHoraria))
  if (opinion.escrita) {
    const { puntaje, comentario } = opinion.escrita
    return (
      <span className="grid max-w-64 gap-1">
        <span className="font-semibold">{formatCantidad(puntaje, 'estrella', 'estrellas')} de 5</span>
        {comentario && <q className="text-small text-text-2 wrap-anywhere">{comentario}</q>}
        <span className="text-small text-text-2">{textoDe(opinion, hasta)}</span>
      </span>
    )
  }
  return (
    <span className="grid justify-items-start gap-1">
      <Button size="dense" variant="outline" aria-label={`Opinar de ${titular}`} onClick={() => setOpen(true)}>
        Opinar
      </Button>
      <span className="text-small text-text-2">Hasta el {hasta}</span>
      <Dialog open={isOpen} onOpenChange={setOpen} title={`¿Cómo fue recibir a ${titular}?`}>
        <Formulario operador={operador} reserva={reserva} onDone={() => setOpen(false)} />
      </Dialog>
    </span>
  )
}

function textoDe({ estado }: OpinionDeViajero, hasta: string): string {
  if (estado === 'publicada') return 'La suya ya está publicada'
  return estado === 'en_espera' ? `Puede escribir la suya hasta el ${hasta}` : 'Ya no esperamos la suya'
}

function Formulario({ operador, reserva: { id, titular }, onDone }: Props & { onDone: () => void }) {
  const queryClient = useQueryClient()
  const [puntaje, setPuntaje] = useState<number | null>(null)
  const [falta, setFalta] = useState(false)
  const opinar = useMutation({
    mutationFn: (pedido: { puntaje: number; comentario: string }) =>
      api.call(LLAMADAS[operador], {
        realizadaId: id,
        puntaje: pedido.puntaje,
        ...(pedido.comentario && { comentario: pedido.comentario }),
      }),
    onSuccess: async () => {
      await Promise.all(
        ['recibidas', 'manifiesto', 'resenas-recibidas'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key, operador] }),
        ),
      )
      onDone()
      toast({ title: 'Opinión guardada', description: `Si ${titular} ya escribió la suya, se publica ahora` })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const comentario = String(new FormData(event.currentTarget).get('comentario') ?? '').trim()
    setFalta(puntaje === null)
    if (puntaje !== null && !opinar.isPending) opinar.mutate({ puntaje, comentario })
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <p className="text-text-2">
        No se publica y no se puede cambiar después: {titular} puede leerla si pide una copia de sus datos. Al
        guardarla, su opinión de tu experiencia deja de esperar.
      </p>
      <RatingInput
        legend="Tu nota"
        name="puntaje"
        value={puntaje}
        onChange={setPuntaje}
        error={falta ? 'Elige de 1 a 5 estrellas' : undefined}
      />
      <Field label="Qué contarías" name="comentario" isOptional hint="Puntualidad, trato, cuidado del lugar">
        <Textarea rows={4} maxLength={800} />
      </Field>
      {opinar.error && (
        <p role="alert" className="text-danger">
          {detalleDe(opinar.error)}
        </p>
      )}
      <Button type="submit" className="sm:justify-self-start" status={opinar.isPending ? 'loading' : 'default'}>
        Guardar opinión
      </Button>
    </form>
  )
}
