import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { CorridaCompleta } from '#contract/liquidaciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'

/** What the bank answered: its reference, and the transfers it returned. */
export function NominaConcluir({ corrida: { id, clase, detalle } }: { corrida: CorridaCompleta }) {
  const queryClient = useQueryClient()
  const [vueltos, setVueltos] = useState<ReadonlySet<string>>(new Set())
  const [falta, setFalta] = useState(false)
  const concluir = useMutation({
    mutationFn: ({ referencia, motivo }: { referencia: string; motivo: string }) =>
      api.call('concluirCorrida', {
        id,
        referencia,
        devueltos: [...vueltos].map((abonoId) => ({ abonoId, motivo: motivo || 'El banco lo devolvió' })),
      }),
    onSuccess: async (nueva) => {
      queryClient.setQueryData(['admin', 'corrida', id], nueva)
      await queryClient.invalidateQueries({ queryKey: ['admin', 'corridas'] })
      await queryClient.invalidateQueries({ queryKey: ['admin', 'transferencias'] })
      toast({
        title: nueva.estado === 'pagada' ? 'Nómina pagada' : 'Nómina devuelta',
        description:
          clase === 'operadores'
            ? 'Avisamos por correo a cada operador'
            : 'Avisamos por correo a quienes recibieron su dinero',
      })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const datos = new FormData(event.currentTarget)
    const referencia = String(datos.get('referencia')).trim()
    setFalta(referencia === '')
    if (referencia) concluir.mutate({ referencia, motivo: String(datos.get('motivo') ?? '').trim() })
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-labelledby="banco"
      className="grid max-w-form grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="banco" className="text-h3">
        Respuesta del banco
      </h2>
      <Field
        label="Referencia del banco"
        name="referencia"
        {...(falta && { error: 'Escribe la referencia del banco' })}
      >
        <TextInput maxLength={80} autoComplete="off" />
      </Field>
      <Disclosure title="El banco devolvió algunos abonos">
        <fieldset className="grid gap-2">
          <legend className="sr-only">Abonos devueltos</legend>
          {detalle
            .filter(({ estado }) => estado === 'pendiente')
            .map((abono) => (
              <Checkbox
                key={abono.id}
                label={`${abono.operador}, ${formatPesos(abono.monto)}`}
                checked={vueltos.has(abono.id)}
                onChange={({ currentTarget: { checked } }) =>
                  setVueltos(
                    (antes) => new Set(checked ? [...antes, abono.id] : [...antes].filter((each) => each !== abono.id)),
                  )
                }
              />
            ))}
          {vueltos.size > 0 && (
            <Field label="Motivo que dio el banco" name="motivo" isOptional>
              <TextInput maxLength={280} autoComplete="off" />
            </Field>
          )}
        </fieldset>
      </Disclosure>
      {concluir.error && (
        <p role="alert" className="text-danger">
          {detalleDe(concluir.error)}
        </p>
      )}
      <Button type="submit" className="sm:justify-self-start" status={concluir.isPending ? 'loading' : 'default'}>
        Marcar como pagada
      </Button>
    </form>
  )
}
