import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio, reglaClaveNueva } from '#web/components/reserva-reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { useLlamar } from './llamadas.ts'
import { Resultado } from './resultado.tsx'
import { SESIONES } from './sesiones.tsx'
import { useActo } from '../use-acto.ts'

const REGLAS = { actual: obligatorio('Escribe tu contraseña actual'), nueva: reglaClaveNueva }

export function ClaveForm() {
  const llamar = useLlamar()
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  // A new key empties the fields.
  const [turno, setTurno] = useState(0)
  const { hacer, status, isDone, falla } = useActo(
    (datos: { actual: string; nueva: string }) => llamar('cambiarClave', datos),
    showAll,
    async () => {
      setTurno((n) => n + 1)
      await queryClient.invalidateQueries({ queryKey: SESIONES })
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    hacer({ actual: String(data.get('actual')), nueva: String(data.get('nueva')) })
  }

  return (
    <form key={turno} {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Contraseña actual" name="actual" error={errors.actual}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Field label="Contraseña nueva" name="nueva" hint="Mínimo 10 caracteres. Puedes pegarla" error={errors.nueva}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Button type="submit" status={status} className="sm:justify-self-start">
        Cambiar contraseña
      </Button>
      <Resultado>{isDone && 'Tu contraseña cambió y cerramos tus demás sesiones. Te avisamos por correo.'}</Resultado>
    </form>
  )
}
