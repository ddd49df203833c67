import { useMutation } from '@tanstack/react-query'
import type { Usuario } from '#contract/usuarios.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Until the address is confirmed: why, and the link again. */
export function CorreoSinConfirmar({ usuario }: { usuario: Usuario }) {
  if (usuario.emailVerificado) return null
  if (!usuario.email) {
    return (
      <Notice
        tone="warning"
        title="Tu cuenta no tiene correo"
        action={<ButtonLink to="/perfil/seguridad">Escribir mi correo</ButtonLink>}
      >
        Quien recibe el que escribiste dijo que no es suyo. Escribe otro para recibir tus entradas y volver a entrar.
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title="Confirma tu correo" action={<EnviarDeNuevo email={usuario.email} />}>
      Te enviamos un enlace a {usuario.email}. Al confirmarlo, reunimos aquí lo que hayas reservado con ese correo sin
      tener cuenta.
    </Notice>
  )
}

/** `isMain`: the act of a whole page, in its column. */
export function EnviarDeNuevo({ email, isMain = false }: { email: string; isMain?: boolean }) {
  const enviar = useMutation({ mutationFn: () => api.call('reenviarVerificacion', {}) })
  return (
    <div className={cx('grid gap-2', !isMain && 'justify-items-start')}>
      <Button
        variant={isMain ? 'primary' : 'outline'}
        size={isMain ? 'default' : 'dense'}
        status={enviar.isPending ? 'loading' : 'default'}
        onClick={() => enviar.mutate()}
      >
        Enviar de nuevo
      </Button>
      <p role="status" className="text-small empty:hidden">
        {enviar.isSuccess && `Listo. Revisa ${email} y el correo no deseado.`}
      </p>
      {enviar.error && (
        <p role="alert" className="text-small font-medium">
          {detalleDe(enviar.error)}
        </p>
      )}
    </div>
  )
}
