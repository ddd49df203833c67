import type { FormEvent, ReactNode } from 'react'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { type FieldRule, useFormErrors } from '#web/ui/use-form-errors.ts'

type ConfirmarEscribiendoProps<C extends string> = {
  /** What has to be written out, and where. */
  texto: string
  campo: { name: C; label: string; regla: FieldRule; input: ReactNode }
  act: (datos: Record<C | 'password', string>) => Promise<unknown>
  onDone: () => void | Promise<void>
  onCancel: () => void
  botones: { seguir: string; confirmar: string }
  /** What is said once more before it is done. */
  children?: ReactNode
}

/** The last step of what cannot be undone: its name is written out, and the password. */
export function ConfirmarEscribiendo<C extends string>({
  texto,
  campo,
  act,
  onDone,
  onCancel,
  botones,
  children,
}: ConfirmarEscribiendoProps<C>) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors({
    [campo.name]: campo.regla,
    password: obligatorio('Escribe tu contraseña'),
  })
  const { hacer, status, falla } = useActo(act, showAll, onDone)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    hacer({ [campo.name]: String(data.get(campo.name)).trim(), password: String(data.get('password')) } as Record<
      C | 'password',
      string
    >)
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      {children}
      <p>
        Para confirmar, escribe <strong className="wrap-anywhere">{texto}</strong>
      </p>
      <Field label={campo.label} name={campo.name} error={errors[campo.name]}>
        {campo.input}
      </Field>
      <Field label="Tu contraseña" name="password" error={errors.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <div className="flex flex-col gap-3">
        <Button onClick={onCancel}>{botones.seguir}</Button>
        <Button type="submit" variant="danger-outline" status={status}>
          {botones.confirmar}
        </Button>
      </div>
    </form>
  )
}
