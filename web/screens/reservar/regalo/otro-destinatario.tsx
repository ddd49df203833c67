import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { Regalo } from '#contract/regalos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { reglaCorreo } from '#web/components/reserva-reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const REGLAS = {
  paraNombre: (value: string): string | undefined =>
    value.trim() === '' ? 'Escribe el nombre de quien la recibe' : undefined,
  paraEmail: (value: string) => (value ? reglaCorreo(value) : 'Escribe el correo de quien la recibe'),
}

/** A card whose address we do not keep any more goes to the one that its buyer names. */
export function OtroDestinatario({ regalo, clave }: { regalo: Regalo; clave: string }) {
  const queryClient = useQueryClient()
  const { form, errors, checkForm } = useFormErrors(REGLAS)
  const enviar = useMutation({
    mutationFn: (para: { paraNombre: string; paraEmail: string }) =>
      api.call('usarCompraDeRegalo', { clave, acto: 'reenviar', ...para }),
    onSuccess: (nuevo) => queryClient.setQueryData(['regalo', clave], nuevo),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (enviar.isPending || !checkForm(event.currentTarget)) return
    const datos = new FormData(event.currentTarget)
    enviar.mutate({ paraNombre: String(datos.get('paraNombre')), paraEmail: String(datos.get('paraEmail')) })
  }

  return (
    <form
      {...form}
      method="post"
      onSubmit={submit}
      className="grid gap-4 rounded-card border border-border bg-surface p-4 sm:p-6"
    >
      <Field label="Nombre de quien la recibe" name="paraNombre" error={errors.paraNombre}>
        <TextInput autoComplete="off" maxLength={80} />
      </Field>
      <Field label="Su correo" name="paraEmail" hint="Ahí llega el código" error={errors.paraEmail}>
        <TextInput type="email" autoComplete="off" maxLength={254} />
      </Field>
      <Button type="submit" status={enviar.isPending ? 'loading' : 'default'}>
        {regalo.enviadoEn ? 'Enviar un código nuevo' : 'Guardar y enviar'}
      </Button>
      {enviar.error && <FailedLine>{detalleDe(enviar.error)}</FailedLine>}
    </form>
  )
}
