import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { erroresDeCampos, obligatorio, reglaCorreo } from './reserva-reglas.ts'
import { useUsuario } from './usuario.ts'

type ConsultaFormProps = { conversacionId?: string | null; label?: string; hint?: string }

/** What a person asks of one of us; who has no account says where to answer. */
export function ConsultaForm({ conversacionId, label = '¿Qué necesitas?', hint = 'Si es por una reserva, incluye su código' }: ConsultaFormProps) {
  const { usuario } = useUsuario()
  const { form, errors, showAll, checkForm } = useFormErrors({ texto: obligatorio('Escribe qué necesitas'), ...(!usuario && { email: reglaCorreo }) })
  const enviar = useMutation({
    mutationFn: (data: { texto: string; email: string }) => api.call('escribirConsulta', { ...data, ...(conversacionId && { conversacionId }) }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) showAll(erroresDeCampos(error))
    },
  })
  if (enviar.isSuccess) {
    return (
      <Notice tone="success" role="status" title="Recibimos tu consulta">
        Te responde una persona en 2 días hábiles, {usuario ? `por correo a ${usuario.email} y en tus avisos` : 'al correo que escribiste'}.
      </Notice>
    )
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (enviar.isPending || !checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    enviar.mutate({ texto: String(data.get('texto')).trim(), email: usuario?.email ?? String(data.get('email')).trim() })
  }

  const falla = enviar.error && !(enviar.error instanceof ApiError && enviar.error.status === 422) ? enviar.error : null
  return (
    <form {...form} method="post" onSubmit={submit} className="grid w-full max-w-form gap-4">
      {falla && <Notice tone="danger" role="alert" title={detalleDe(falla)} />}
      <Field label={label} name="texto" hint={hint} {...(errors.texto && { error: errors.texto })}>
        <Textarea rows={4} maxLength={1000} />
      </Field>
      {!usuario && (
        <Field label="Tu correo" name="email" hint="Solo para responderte" {...(errors.email && { error: errors.email })}>
          <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
        </Field>
      )}
      <Button type="submit" className="sm:justify-self-start" status={enviar.isPending ? 'loading' : 'default'}>
        Enviar consulta
      </Button>
    </form>
  )
}
