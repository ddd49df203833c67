import type { FormEvent } from 'react'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { reglaClaveNueva } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const REGLAS = { password: reglaClaveNueva }

export type FinDeClave = 'done' | 'expired'

export const isVencido = (error: unknown): boolean => error instanceof ApiError && error.code === 'enlace-vencido'

async function cambiar(token: string, password: string): Promise<FinDeClave> {
  try {
    await api.call('cambiarClaveConEnlace', { token, password })
    return 'done'
  } catch (error) {
    if (isVencido(error)) return 'expired'
    throw error
  }
}

/** A password chosen by whoever holds a mailed link. */
export function ClaveForm({ token, onEnd }: { token: string; onEnd: (fin: FinDeClave) => void }) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const { hacer: guardar, status, falla } = useActo((password: string) => cambiar(token, password), showAll, onEnd)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) guardar(String(new FormData(event.currentTarget).get('password')))
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field
        label="Contraseña nueva"
        name="password"
        hint="Mínimo 10 caracteres. Puedes pegarla"
        error={errors.password}
      >
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Button type="submit" isWide status={status}>
        Guardar contraseña
      </Button>
    </form>
  )
}
