import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Perfil } from '#contract/perfil.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { EnviarDeNuevo } from '../perfil/correo-sin-confirmar.tsx'
import { perfilQuery } from '../perfil/perfil-consultas.ts'
import { useActo } from '#web/components/use-acto.ts'

export function CorreoForm({ perfil }: { perfil: Perfil }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{perfil.email}</span>
        <Badge tone={perfil.emailVerificado ? 'success' : 'warning'}>
          {perfil.emailVerificado ? 'Confirmado' : 'Sin confirmar'}
        </Badge>
      </div>
      {!perfil.emailVerificado && <EnviarDeNuevo email={perfil.email} />}
      {perfil.emailNuevo && (
        <Notice tone="info" role="status" title={`Confirma ${perfil.emailNuevo}`}>
          Te enviamos un enlace ahí. Ábrelo donde tengas tu sesión iniciada, como en este navegador: hasta que
          confirmes, tu cuenta sigue con el correo de arriba. El enlace vale 24 horas.
        </Notice>
      )}
      {isOpen ? (
        <Formulario avisa={perfil.emailVerificado} onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="outline" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          Cambiar correo
        </Button>
      )}
    </div>
  )
}

const REGLAS = { email: reglaCorreo, password: obligatorio('Escribe tu contraseña') }

/** `avisa`: somebody confirmed the address of today, so that a change is told there. */
function Formulario({ avisa, onDone, onCancel }: { avisa: boolean; onDone: () => void; onCancel: () => void }) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const { hacer, status, falla } = useActo(
    (datos: { email: string; password: string }) => api.call('cambiarCorreo', datos),
    showAll,
    async () => {
      await queryClient.invalidateQueries({ queryKey: perfilQuery.queryKey, exact: true })
      onDone()
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    hacer({ email: String(data.get('email')).trim(), password: String(data.get('password')) })
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field
        label="Correo nuevo"
        name="email"
        hint={avisa ? 'Te enviamos un enlace ahí y un aviso al correo de hoy' : 'Te enviamos un enlace ahí'}
        error={errors.email}
      >
        <TextInput type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
      </Field>
      <Field label="Tu contraseña" name="password" error={errors.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" status={status}>
          Enviar enlace
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Dejarlo como está
        </Button>
      </div>
    </form>
  )
}
