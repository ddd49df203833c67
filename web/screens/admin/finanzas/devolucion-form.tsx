import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { leerPesos } from '#domain/leer-pesos.ts'
import { PesosInput } from '#web/components/pesos-input.tsx'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'

type Faltas = Partial<Record<'reserva' | 'monto' | 'motivo', string>>
const MOTIVO_MIN = 5

/** A refund that no policy gives: of which reserva, how much, and why. */
export function DevolucionForm() {
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [faltas, setFaltas] = useState<Faltas>({})
  const proponer = useMutation({
    mutationFn: (pedido: { reserva: string; monto: number; motivo: string }) =>
      api.call('proponerDevolucion', pedido, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: async ({ estado, monto }) => {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'devoluciones'] })
      form.current?.reset()
      toast(
        estado === 'propuesta'
          ? { title: 'Devolución propuesta', description: `${formatPesos(monto)}: la aprueba otra persona` }
          : { title: 'Devolución por enviar al banco', description: formatPesos(monto) },
      )
    },
    onError: (error) => setFaltas(error instanceof ApiError ? error.campos : {}),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const datos = new FormData(event.currentTarget)
    const [reserva, motivo] = [String(datos.get('reserva')).trim(), String(datos.get('motivo')).trim()]
    const { pesos, duda } = leerPesos(String(datos.get('monto')))
    const monto = pesos ?? 0
    const nuevas: Faltas = {
      ...(!reserva && { reserva: 'Escribe el código de la reserva' }),
      ...(monto === 0 && { monto: duda ?? 'Escribe un monto en pesos' }),
      ...(motivo.length < MOTIVO_MIN && { motivo: 'Escribe el motivo' }),
    }
    setFaltas(nuevas)
    if (Object.keys(nuevas).length === 0) proponer.mutate({ reserva, monto, motivo })
    else document.getElementById(`campo-${Object.keys(nuevas)[0]}`)?.focus()
  }

  const falta = (campo: keyof Faltas) => (faltas[campo] ? { error: faltas[campo] } : {})
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-labelledby="devolver"
      className="grid max-w-form grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="devolver">Devolver dinero</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Código de reserva"
          name="reserva"
          hint="O la referencia de una propuesta: THC-318"
          {...falta('reserva')}
        >
          <TextInput defaultValue={search.get('reserva') ?? ''} maxLength={40} autoComplete="off" />
        </Field>
        <Field label="Monto" name="monto" hint="En pesos, hasta lo que queda por devolver" {...falta('monto')}>
          <PesosInput />
        </Field>
      </div>
      <Field
        label="Motivo"
        name="motivo"
        hint="Queda en el historial; no escribas datos personales"
        {...falta('motivo')}
      >
        <Textarea rows={2} maxLength={280} />
      </Field>
      {proponer.error && (
        <p role="alert" className="text-danger">
          {detalleDe(proponer.error)}
        </p>
      )}
      <Button type="submit" className="sm:justify-self-start" status={proponer.isPending ? 'loading' : 'default'}>
        Devolver dinero
      </Button>
    </form>
  )
}
