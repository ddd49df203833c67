import { useQueryClient } from '@tanstack/react-query'
import type { Sesion } from '#contract/usuarios.ts'
import { guardarSesion } from '#web/api/sesion.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { reglaClaveNueva, reglaCorreo } from './reserva-reglas.ts'
import { usuarioQuery } from './usuario.ts'

export const REGLAS_DE_CLAVE = {
  password: reglaClaveNueva,
  aceptaTerminos: (value: string) =>
    value ? undefined : 'Acepta los Términos y la Política de privacidad para crear tu cuenta',
}
export const REGLAS_DE_CUENTA = { email: reglaCorreo, ...REGLAS_DE_CLAVE }

export const CORREO_EN_USO = 'Ya existe una cuenta con ese correo. Inicia sesión o recupera tu contraseña'

/** What every new account is asked, whoever opens it. */
export function CuentaCampos({
  errors,
  correoHint,
}: {
  errors: Partial<Record<keyof typeof REGLAS_DE_CUENTA, string>>
  correoHint?: string
}) {
  return (
    <>
      <Field label="Correo" name="email" error={errors.email} {...(correoHint && { hint: correoHint })}>
        <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
      </Field>
      <ClaveCampos errors={errors} />
    </>
  )
}

/** What is left to ask where the address is known. */
export function ClaveCampos({ errors }: { errors: Partial<Record<keyof typeof REGLAS_DE_CLAVE, string>> }) {
  return (
    <>
      <Field label="Contraseña" name="password" hint="Mínimo 10 caracteres. Puedes pegarla" error={errors.password}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Checkbox name="aceptaTerminos" error={errors.aceptaTerminos} label={<TerminosYPrivacidad />} />
    </>
  )
}

/** As the calls take them; the password as it was typed. */
export function leerCuenta(form: HTMLFormElement): { email: string; password: string; aceptaTerminos: true } {
  const data = new FormData(form)
  return {
    email: String(data.get('email') ?? '').trim(),
    password: String(data.get('password') ?? ''),
    aceptaTerminos: true,
  }
}

/** Begins the session of an account that was just made, and says so. */
export function useCuentaAbierta(titulo: string): (sesion: Sesion) => void {
  const queryClient = useQueryClient()
  return ({ token, usuario }) => {
    queryClient.clear()
    guardarSesion('cliente', token)
    queryClient.setQueryData(usuarioQuery.queryKey, usuario)
    toast({ title: titulo, description: `Te enviamos un enlace a ${usuario.email} para confirmar tu correo.` })
  }
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
