import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import type { Area } from './areas.ts'
import { OTRA_AREA, useEntrar } from './use-entrar.ts'

const REGLAS = {
  email: reglaCorreo,
  password: obligatorio('Escribe tu contraseña'),
  totp: obligatorio('Escribe el código de 6 números'),
}
const SIN_CODIGO = { email: REGLAS.email, password: REGLAS.password }

type EntrarFormProps = { area: Area; destino: string }

export function EntrarForm({ area, destino }: EntrarFormProps) {
  const { entrar, isBusy, falla, pideCodigo } = useEntrar(area, destino)
  const { form, errors, summary, checkForm } = useFormErrors(pideCodigo ? REGLAS : SIN_CODIGO)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || !checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    entrar({
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
      recordarme: data.has('recordarme'),
      ...(pideCodigo && { totp: String(data.get('totp')).trim() }),
    })
  }

  // method="post": sent before this page's script runs, a password must not end up in the address.
  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <Falla area={area} texto={falla} />}
      <ErrorSummary errores={summary} />
      <Field label="Correo" name="email" error={errors.email}>
        <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
      </Field>
      <Field label="Contraseña" name="password" error={errors.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      {pideCodigo && <CampoDeCodigo error={errors.totp} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {area.contexto === 'cliente' && <Checkbox name="recordarme" label="Recordarme" />}
        {area.contexto !== 'admin' && (
          <Link to="/forgot-password" className="inline-flex min-h-11 items-center font-medium text-primary underline">
            ¿Olvidaste tu contraseña?
          </Link>
        )}
      </div>
      <Button type="submit" isWide status={isBusy ? 'loading' : 'default'} loadingText="Iniciando sesión...">
        {area.boton}
      </Button>
    </form>
  )
}

/** A traveller's account is not turned away without a way on. */
function Falla({ area: { sinEspacio }, texto }: { area: Area; texto: string }) {
  if (texto !== OTRA_AREA || !sinEspacio) return <ReservaFalla>{texto}</ReservaFalla>
  return (
    <ReservaFalla title={texto}>
      {sinEspacio.texto}{' '}
      <Link to={sinEspacio.to} className="inline-flex min-h-11 items-center font-semibold underline">
        {sinEspacio.enlace}
      </Link>
    </ReservaFalla>
  )
}

/** Appears where the account asks for a second factor, and takes the focus. */
function CampoDeCodigo({ error }: { error: string | undefined }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={field}>
      <p role="status" className="sr-only">
        Falta un paso: escribe el código de tu aplicación
      </p>
      <Field
        label="Código de tu aplicación"
        name="totp"
        hint="6 números. ¿Perdiste el celular? Usa un código de recuperación"
        error={error}
      >
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          className="tabular-nums"
        />
      </Field>
    </div>
  )
}
