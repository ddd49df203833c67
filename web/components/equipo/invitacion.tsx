import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { obligatorio, reglaClaveNueva } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe, isInvalid } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { enMedio } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { PAPELES } from './papeles-textos.ts'

/** Where the mailed link leads: who invites, to what, and with which account. */
export function Invitacion() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['invitacion', token],
    queryFn: () => api.call('verInvitacionDeOperador', { token }),
    enabled: typeof window !== 'undefined' && token !== '',
  })
  // Whatever the link itself is refused for stays refused.
  const vencida = error instanceof ApiError && error.code === 'enlace-vencido' ? error : null
  const noSirve = vencida !== null || token === '' || isInvalid(error)
  if (noSirve) {
    return (
      <ReservaAviso
        isSudden={Boolean(error)}
        title={token ? 'Este enlace ya no sirve' : 'Al enlace le falta una parte'}
        text={vencida ? detalleDe(vencida) : 'Abre el enlace completo desde el correo.'}
      >
        <ButtonLink to="/">Volver al inicio</ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <div className="wrap grid max-w-140 grid-cols-1 gap-6 pt-6 lg:pt-10">
      <PageHead title="Invitación a un equipo" />
      {error ? (
        <ErrorBlock
          title="No pudimos abrir la invitación"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <Aceptar token={token} {...data} />
      ) : (
        <AreaEspera />
      )}
    </div>
  )
}

const INGRESOS = {
  anfitrion: { to: '/anfitrion/login', texto: 'Ingresa al espacio de anfitrión' },
  proveedor: { to: '/proveedor/login', texto: 'Ingresa como proveedor' },
}

type AceptarProps = {
  token: string
  tipo: keyof typeof INGRESOS
  operador: string
  papel: string
  email: string
  tieneCuenta: boolean
}

function Aceptar({ token, tipo, operador, papel, email, tieneCuenta }: AceptarProps) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(
    tieneCuenta ? {} : { nombre: obligatorio('Escribe tu nombre'), password: reglaClaveNueva },
  )
  const {
    hacer: aceptar,
    status,
    falla,
    isDone,
  } = useActo(
    (datos: { nombre?: string; password?: string }) => api.call('aceptarInvitacionDeOperador', { token, ...datos }),
    showAll,
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    aceptar(tieneCuenta ? {} : { nombre: String(data.get('nombre')).trim(), password: String(data.get('password')) })
  }

  const suPapel = PAPELES.find((uno) => uno.papel === papel)
  if (isDone)
    return (
      <Notice
        role="status"
        tone="success"
        title={`Ya trabajas con ${operador}`}
        action={<ButtonLink to={INGRESOS[tipo].to}>{INGRESOS[tipo].texto}</ButtonLink>}
      >
        Entra con {email}.
      </Notice>
    )
  return (
    <form
      {...form}
      method="post"
      onSubmit={submit}
      className="grid grid-cols-1 gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-6"
    >
      <p>
        {operador} te invita a su equipo como <strong>{suPapel?.nombre.toLowerCase()}</strong>.
        {suPapel && <span className="block text-small text-text-2">Con este papel: {enMedio(suPapel.puede)}.</span>}
      </p>
      {falla && (
        <Notice role="alert" tone="danger">
          {falla}
        </Notice>
      )}
      <ErrorSummary errores={summary} />
      {tieneCuenta ? (
        <p className="text-text-2">Entrarás con tu cuenta {email} y la contraseña de siempre.</p>
      ) : (
        <>
          <Field label="Nombre" name="nombre" error={errors.nombre}>
            <TextInput autoComplete="name" maxLength={80} />
          </Field>
          <Field label="Contraseña" name="password" hint="Mínimo 10 caracteres. Puedes pegarla" error={errors.password}>
            <PasswordInput autoComplete="new-password" />
          </Field>
          <p className="text-small text-text-2">
            Al aceptar creas una cuenta con {email} y aceptas los{' '}
            <a href="/terminos" className="text-primary underline">
              Términos
            </a>
            .
          </p>
        </>
      )}
      <Button type="submit" isWide status={status}>
        Aceptar invitación
      </Button>
    </form>
  )
}
