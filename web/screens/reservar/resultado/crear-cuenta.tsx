import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { ClaveCampos, CORREO_EN_USO, REGLAS_DE_CLAVE } from '#web/components/cuenta-nueva.tsx'
import { erroresDeCampos } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe, isInvalid } from '#web/api/cliente.ts'
import { guardarSesion } from '#web/api/sesion.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

/** A guest becomes a member with one field: the rest is known already. */
export function CrearCuenta(contacto: { nombre: string; email: string; telefono: string }) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS_DE_CLAVE)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [failure, setFailure] = useState<unknown>(null)

  async function create(password: string) {
    setState('busy')
    setFailure(null)
    try {
      const { token } = await api.call('registrarUsuario', { ...contacto, password, aceptaTerminos: true })
      guardarSesion('cliente', token)
      setState('done')
    } catch (error) {
      if (isInvalid(error)) showAll(erroresDeCampos(error))
      else setFailure(error)
      setState('idle')
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'idle' && checkForm(event.currentTarget))
      void create(String(new FormData(event.currentTarget).get('password')))
  }

  if (state === 'done') {
    return (
      <Notice tone="success" role="status" title="Tu cuenta está lista">
        Te enviamos un correo a {contacto.email} para confirmar tu dirección.
      </Notice>
    )
  }
  const isTaken = failure instanceof ApiError && failure.code === 'correo-en-uso'
  return (
    <form
      {...form}
      method="post"
      onSubmit={submit}
      aria-labelledby="crear-cuenta"
      className="grid gap-4 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="crear-cuenta" className="font-sans text-h3 font-semibold">
          Crea una cuenta para la próxima vez
        </h2>
        <p className="max-w-measure text-small text-text-2">
          Es opcional y reservas con menos pasos. Usaremos {contacto.email}
        </p>
      </div>
      <ErrorSummary errores={summary} />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {isTaken ? CORREO_EN_USO : detalleDe(failure)}
          {isTaken && (
            <Link to="/login" className="block min-h-11 py-2 font-semibold underline">
              Iniciar Sesión
            </Link>
          )}
        </Notice>
      )}
      <ClaveCampos errors={errors} />
      <Button type="submit" variant="outline" status={state === 'busy' ? 'loading' : 'default'}>
        Crear mi cuenta
      </Button>
    </form>
  )
}
