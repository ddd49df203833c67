import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { erroresDeCampos, obligatorio, reglaClaveNueva, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { usuarioQuery, useUsuario } from '#web/components/usuario.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { guardarSesion } from '#web/api/sesion.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { useSeguir } from './use-entrar.ts'

const CORREO_EN_USO = 'Ya existe una cuenta con ese correo. Inicia sesión o recupera tu contraseña'
const REGLAS = {
  nombre: obligatorio('Escribe tu nombre'),
  email: reglaCorreo,
  password: reglaClaveNueva,
  aceptaTerminos: (value: string) => (value ? undefined : 'Acepta los Términos y la Política de privacidad para crear tu cuenta'),
}

export function RegistroForm({ siguiente }: { siguiente: string | null }) {
  const queryClient = useQueryClient()
  const { estado } = useUsuario()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const seguir = useSeguir(siguiente ?? '/')
  const [isBusy, setBusy] = useState(false)
  const [falla, setFalla] = useState<string | null>(null)
  const isSignedIn = estado === 'iniciada'

  useEffect(() => {
    if (isSignedIn) seguir()
    // oxlint-disable-next-line react/exhaustive-deps -- leaving once is enough
  }, [isSignedIn])

  async function registrar(data: FormData): Promise<void> {
    const text = (name: string): string => String(data.get(name) ?? '')
    setBusy(true)
    setFalla(null)
    try {
      const { token, usuario } = await api.call('registrarUsuario', { nombre: text('nombre').trim(), email: text('email').trim(), password: text('password'), aceptaTerminos: true })
      queryClient.clear()
      guardarSesion('cliente', token)
      queryClient.setQueryData(usuarioQuery.queryKey, usuario)
      toast({ title: 'Te damos la bienvenida', description: `Te enviamos un enlace a ${usuario.email} para confirmar tu correo.` })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'correo-en-uso') showAll([{ campo: 'email', mensaje: CORREO_EN_USO }])
      else if (error instanceof ApiError && error.status === 422) showAll(erroresDeCampos(error))
      else setFalla((error instanceof ApiError && error.problema.detail) || 'Error al crear la cuenta')
      setBusy(false)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy && checkForm(event.currentTarget)) void registrar(new FormData(event.currentTarget))
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Nombre" name="nombre" error={errors.nombre}>
        <TextInput autoComplete="name" maxLength={80} />
      </Field>
      <Field label="Correo" name="email" error={errors.email}>
        <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
      </Field>
      <Field label="Contraseña" name="password" hint="Mínimo 10 caracteres. Puedes pegarla" error={errors.password}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Checkbox name="aceptaTerminos" error={errors.aceptaTerminos} label={<TerminosYPrivacidad />} />
      <Button type="submit" isWide status={isBusy ? 'loading' : 'default'}>
        Crear mi cuenta
      </Button>
    </form>
  )
}

function TerminosYPrivacidad() {
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noreferrer" className="font-medium text-primary underline">
      {text}
    </a>
  )
  return (
    <>
      Acepto los {link('/terminos', 'Términos')} y la {link('/privacidad', 'Política de privacidad')}
    </>
  )
}
