import { type FormEvent, useEffect, useState } from 'react'
import {
  CORREO_EN_USO,
  CuentaCampos,
  leerCuenta,
  REGLAS_DE_CUENTA,
  useCuentaAbierta,
} from '#web/components/cuenta-nueva.tsx'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { erroresDeCampos, obligatorio } from '#web/components/reserva-reglas.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { api } from '#web/api/api.ts'
import { ApiError, isInvalid } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { useSeguir } from './use-entrar.ts'

const REGLAS = { nombre: obligatorio('Escribe tu nombre'), ...REGLAS_DE_CUENTA }

export function RegistroForm({ siguiente }: { siguiente: string | null }) {
  const abrir = useCuentaAbierta('Te damos la bienvenida')
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

  async function registrar(element: HTMLFormElement): Promise<void> {
    setBusy(true)
    setFalla(null)
    try {
      abrir(
        await api.call('registrarUsuario', {
          nombre: String(new FormData(element).get('nombre')).trim(),
          ...leerCuenta(element),
        }),
      )
    } catch (error) {
      if (error instanceof ApiError && error.code === 'correo-en-uso')
        showAll([{ campo: 'email', mensaje: CORREO_EN_USO }])
      else if (isInvalid(error)) showAll(erroresDeCampos(error))
      else setFalla((error instanceof ApiError && error.problema.detail) || 'Error al crear la cuenta')
      setBusy(false)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy && checkForm(event.currentTarget)) void registrar(event.currentTarget)
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Nombre" name="nombre" error={errors.nombre}>
        <TextInput autoComplete="name" maxLength={80} />
      </Field>
      <CuentaCampos errors={errors} />
      <Button type="submit" isWide status={isBusy ? 'loading' : 'default'}>
        Crear mi cuenta
      </Button>
    </form>
  )
}
