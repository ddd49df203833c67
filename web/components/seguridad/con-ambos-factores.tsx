import type { FormEvent } from 'react'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { Acciones } from './activar-totp.tsx'
import { useActo } from '../use-acto.ts'

const REGLAS = { password: obligatorio('Escribe tu contraseña'), totp: obligatorio('Escribe el código de 6 números') }

type ConAmbosFactoresProps<R> = {
  boton: string
  act: (datos: { password: string; totp: string }) => Promise<R>
  onCancel: () => void
  onDone: (answer: R) => void | Promise<void>
}

/** An act on the second factor itself: both are asked for. */
export function ConAmbosFactores<R>({ boton, act, onCancel, onDone }: ConAmbosFactoresProps<R>) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const { hacer, status, falla } = useActo(act, showAll, onDone)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    hacer({ password: String(data.get('password')), totp: String(data.get('totp')).trim() })
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Tu contraseña" name="password" error={errors.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Field
        label="Código"
        name="totp"
        hint="Los 6 números de tu aplicación, o un código de recuperación"
        error={errors.totp}
      >
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          className="max-w-72 tabular-nums"
        />
      </Field>
      <Acciones status={status} texto={boton} onCancel={onCancel} />
    </form>
  )
}
