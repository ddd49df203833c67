import type { UseMutationResult } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { erroresDeCampos, obligatorio, reglaCorreo } from './reserva-reglas.ts'
import { useUsuario } from './usuario.ts'

export type ConsultaEscrita = { texto: string; email: string }

type ConsultaCamposProps = {
  label: string
  hint?: string
  enviar: UseMutationResult<unknown, Error, ConsultaEscrita>
  children: string
}

/** A question, and where to answer it for whoever has no account. */
export function ConsultaCampos({ label, hint, enviar, children }: ConsultaCamposProps) {
  const { usuario } = useUsuario()
  const { form, errors, showAll, checkForm } = useFormErrors({
    texto: obligatorio('Escribe qué necesitas'),
    ...(!usuario && { email: reglaCorreo }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (enviar.isPending || !checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    const escrita = {
      texto: String(data.get('texto')).trim(),
      email: usuario?.email ?? String(data.get('email')).trim(),
    }
    enviar.mutate(escrita, { onError: (error) => esDeCampos(error) && showAll(erroresDeCampos(error)) })
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid w-full max-w-form gap-4">
      {enviar.error && !esDeCampos(enviar.error) && (
        <Notice tone="danger" role="alert" title={detalleDe(enviar.error)} />
      )}
      <Field label={label} name="texto" {...(hint && { hint })} {...(errors.texto && { error: errors.texto })}>
        <Textarea rows={4} maxLength={1000} />
      </Field>
      {!usuario && (
        <Field
          label="Tu correo"
          name="email"
          hint="Solo para responderte"
          {...(errors.email && { error: errors.email })}
        >
          <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
        </Field>
      )}
      <Button type="submit" className="sm:justify-self-start" status={enviar.isPending ? 'loading' : 'default'}>
        {children}
      </Button>
    </form>
  )
}

const esDeCampos = (error: Error): error is ApiError => error instanceof ApiError && error.status === 422
