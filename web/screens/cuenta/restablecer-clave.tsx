import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { reglaClaveNueva } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { AccesoMarco } from './acceso/acceso-marco.tsx'
import { useEnlace } from './acceso/use-enlace.ts'

const REGLAS = { password: reglaClaveNueva }

export function meta() {
  return metaDeEnlace('Crea una contraseña nueva')
}

export default function RestablecerClave() {
  const token = useEnlace()
  const [state, setState] = useState<'form' | 'done' | 'expired'>(token ? 'form' : 'expired')
  const { error } = useQuery({
    queryKey: ['restablecer-clave', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => api.call('revisarEnlaceDeClave', { token }),
  })
  if (state === 'done') {
    return (
      <ReservaAviso isSudden title="Tu contraseña quedó guardada" text="Cerramos las demás sesiones de tu cuenta. Entra con la contraseña nueva.">
        <ButtonLink to="/login">Iniciar Sesión</ButtonLink>
      </ReservaAviso>
    )
  }
  if (state === 'expired' || isVencido(error)) {
    return (
      <ReservaAviso title="El enlace venció. Pide uno nuevo" text="El enlace para crear tu contraseña vale por 60 minutos y una sola vez.">
        <ButtonLink to="/forgot-password">Pedir otro enlace</ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <AccesoMarco title="Crea una contraseña nueva" poster="/escenas/N2-cultural-5.svg">
      <ClaveForm token={token} onEnd={setState} />
    </AccesoMarco>
  )
}

const isVencido = (error: unknown): boolean => error instanceof ApiError && error.code === 'enlace-vencido'

async function cambiar(token: string, password: string): Promise<'done' | 'expired'> {
  try {
    await api.call('cambiarClaveConEnlace', { token, password })
    return 'done'
  } catch (error) {
    if (isVencido(error)) return 'expired'
    throw error
  }
}

function ClaveForm({ token, onEnd }: { token: string; onEnd: (state: 'done' | 'expired') => void }) {
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
      <Field label="Contraseña nueva" name="password" hint="Mínimo 10 caracteres. Puedes pegarla" error={errors.password}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Button type="submit" isWide status={status}>
        Guardar contraseña
      </Button>
    </form>
  )
}
