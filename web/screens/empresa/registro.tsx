import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { metadatos } from '#web/components/metadatos.ts'
import { erroresDeCampos, reglaClaveNueva, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { usuarioQuery } from '#web/components/usuario.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { guardarSesion } from '#web/api/sesion.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import type { Route } from './+types/registro.ts'
import { DatosCampos, leerDatos, REGLAS_DE_DATOS } from './datos-campos.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, { titulo: 'Registra tu empresa', descripcion: 'Abre la cuenta de tu empresa para reservar experiencias locales en todo Chile.', ruta: '/empresas/registro' })
}

export default function RegistroDeEmpresa() {
  return (
    <div className="wrap py-6 lg:py-10">
      <div className="mx-auto grid max-w-column gap-6">
        <Link to="/empresas" className="inline-flex min-h-11 items-center justify-self-start font-medium text-primary underline">
          ← Volver a empresas
        </Link>
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="outline-none">
            Registra tu empresa
          </h1>
          <p className="text-text-2">Revisamos los datos en 2 días hábiles. Mientras tanto ya puedes entrar al panel y pedir propuestas.</p>
        </div>
        <Formulario />
        <p className="flex flex-wrap items-center gap-x-2 border-t border-border pt-3">
          ¿Tu empresa ya tiene cuenta?
          <Link to="/empresas/login" className="inline-flex min-h-11 items-center font-semibold text-primary underline">
            Ingresar
          </Link>
        </p>
      </div>
    </div>
  )
}

const REGLAS = {
  ...REGLAS_DE_DATOS,
  email: reglaCorreo,
  password: reglaClaveNueva,
  aceptaTerminos: (value: string) => (value ? undefined : 'Acepta los Términos y la Política de privacidad para crear la cuenta'),
}

function Formulario() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const registrar = useMutation({
    mutationFn: (element: HTMLFormElement) => {
      const data = new FormData(element)
      return api.call('registrarEmpresa', { ...leerDatos(element), email: String(data.get('email')).trim(), password: String(data.get('password')), aceptaTerminos: true })
    },
    onSuccess: ({ token, usuario }) => {
      queryClient.clear()
      guardarSesion('cliente', token)
      queryClient.setQueryData(usuarioQuery.queryKey, usuario)
      toast({ title: 'Recibimos tus datos', description: `Te enviamos un enlace a ${usuario.email} para confirmar tu correo.` })
      void navigate('/empresas/dashboard')
    },
    onError: (error) => {
      const campo = CAMPO_DE[(error instanceof ApiError && error.code) || '']
      if (campo) showAll([{ campo, mensaje: detalleDe(error) }])
      else if (error instanceof ApiError && error.status === 422) showAll(erroresDeCampos(error))
    },
  })
  const falla = registrar.error && !esDeCampo(registrar.error) ? registrar.error : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!registrar.isPending && checkForm(event.currentTarget)) registrar.mutate(event.currentTarget)
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <Notice tone="danger" role="alert" title={detalleDe(falla)} />}
      <ErrorSummary errores={summary} />
      <DatosCampos errors={errors} />
      <Field label="Correo" name="email" hint="Con él entras al panel" error={errors.email}>
        <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
      </Field>
      <Field label="Contraseña" name="password" hint="Mínimo 10 caracteres. Puedes pegarla" error={errors.password}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Checkbox name="aceptaTerminos" error={errors.aceptaTerminos} label={<TerminosYPrivacidad />} />
      <Button type="submit" isWide status={registrar.isPending ? 'loading' : 'default'}>
        Registrar mi empresa
      </Button>
    </form>
  )
}

const CAMPO_DE: Partial<Record<string, string>> = { 'correo-en-uso': 'email', 'empresa-ya-registrada': 'rut' }
const esDeCampo = (error: unknown): boolean => error instanceof ApiError && (error.status === 422 || (error.code ?? '') in CAMPO_DE)

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
