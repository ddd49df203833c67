import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { metadatos } from '#web/components/metadatos.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { reglaCorreo } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { publica } from '#web/pagina.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { SuddenNotice } from '#web/ui/sudden-notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { AccesoMarco } from './acceso/acceso-marco.tsx'
import type { Route } from './+types/forgot-password.ts'

export const headers = publica

const REGLAS = { email: reglaCorreo }

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Recupera tu contraseña',
    descripcion: 'Escribe el correo de tu cuenta y te enviamos un enlace para crear una contraseña nueva.',
    ruta: '/forgot-password',
  })
}

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState('')
  return (
    <AccesoMarco
      title="Recupera tu contraseña"
      text={sentTo ? undefined : 'Escribe el correo de tu cuenta y te enviamos un enlace para crear otra contraseña.'}
      poster="/escenas/N2-cultural-5.svg"
    >
      {!sentTo && <PedidoForm onSent={setSentTo} />}
      {sentTo && (
        <SuddenNotice tone="success" role="status" title="Si el correo existe, te enviamos un enlace">
          <p>Vale por 60 minutos y una sola vez. Si no llega a {sentTo}, revisa el correo no deseado.</p>
          <EnviarDeNuevo email={sentTo} onOtro={() => setSentTo('')} />
        </SuddenNotice>
      )}
      {sentTo ? (
        <ButtonLink to="/login" isWide>
          Iniciar Sesión
        </ButtonLink>
      ) : (
        <Link
          to="/login"
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline"
        >
          Iniciar Sesión
        </Link>
      )}
    </AccesoMarco>
  )
}

function EnviarDeNuevo({ email, onOtro }: { email: string; onOtro: () => void }) {
  const enviar = useMutation({ mutationFn: () => api.call('pedirClaveNueva', { email }) })
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-x-2">
        <Button
          variant="outline"
          size="dense"
          status={enviar.isPending ? 'loading' : 'default'}
          onClick={() => enviar.mutate()}
        >
          Enviar de nuevo
        </Button>
        <Button variant="quiet" size="dense" onClick={onOtro}>
          Usar otro correo
        </Button>
      </div>
      {enviar.isSuccess && (
        <p className="text-small">Listo. El enlace anterior ya no sirve. Enviamos tres por hora a lo más.</p>
      )}
      {enviar.error && <p className="text-small font-medium">{detalleDe(enviar.error)}</p>}
    </div>
  )
}

function PedidoForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const {
    hacer: pedir,
    status,
    falla,
  } = useActo(
    (email: string) => api.call('pedirClaveNueva', { email }),
    showAll,
    (_answer, email) => onSent(email),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) pedir(String(new FormData(event.currentTarget).get('email')).trim())
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Correo" name="email" error={errors.email}>
        <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
      </Field>
      <Button type="submit" isWide status={status}>
        Enviar enlace
      </Button>
    </form>
  )
}
