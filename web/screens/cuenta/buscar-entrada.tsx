import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { metadatos } from '#web/components/metadatos.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { erroresDeCampos, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { recordarClave } from '#web/api/claves.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { AccesoMarco } from './acceso/acceso-marco.tsx'
import type { Route } from './+types/buscar-entrada.ts'

const NO_HALLADA = 'No encontramos una reserva con ese correo y código. Revísalos: están en el correo de confirmación'
const REGLAS = {
  email: reglaCorreo,
  codigo: (value: string) => (value ? (/^[0-9a-z]{8}$/i.test(value.replace(/[^0-9a-z]/gi, '')) ? undefined : 'El código tiene 8 letras y números, como 7K4M-92QX') : 'Escribe el código de tu reserva'),
}

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Busca tu entrada',
    descripcion: '¿Reservaste sin cuenta? Abre tu entrada con el correo que usaste y el código de tu reserva.',
    ruta: '/buscar-entrada',
  })
}

export default function BuscarEntrada() {
  return (
    <AccesoMarco title="Busca tu entrada" text="Si reservaste sin cuenta, ábrela con el correo que usaste y el código de tu reserva." poster="/escenas/S1-cultural-1.svg">
      <BusquedaForm />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-border pt-3">
        ¿Reservaste con tu cuenta?
        <Link to="/login?siguiente=/mis-entradas" className="inline-flex min-h-11 items-center font-semibold text-primary underline">
          Iniciar Sesión
        </Link>
      </p>
    </AccesoMarco>
  )
}

function BusquedaForm() {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [falla, setFalla] = useState<string | null>(null)

  async function buscar(email: string, codigo: string): Promise<void> {
    setBusy(true)
    setFalla(null)
    try {
      const reserva = await api.call('buscarReserva', { email, codigo })
      if (reserva.clave) for (const nombre of [reserva.codigo, reserva.id]) recordarClave(nombre, reserva.clave)
      await navigate(`/mis-entradas/${reserva.codigo}`)
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) showAll(erroresDeCampos(error))
      else setFalla(error instanceof ApiError && error.status === 404 ? NO_HALLADA : detalleDe(error))
    }
    setBusy(false)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (!isBusy && checkForm(event.currentTarget)) void buscar(String(data.get('email')).trim(), String(data.get('codigo')))
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Correo" name="email" error={errors.email}>
        <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
      </Field>
      <Field label="Código" name="codigo" hint="8 letras y números, como 7K4M-92QX" error={errors.codigo}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          defaultValue={search.get('codigo') ?? ''}
          className="tracking-wide uppercase tabular-nums"
          onBlur={(event) => {
            event.currentTarget.value = formatCodigo(event.currentTarget.value)
          }}
        />
      </Field>
      <Button type="submit" isWide status={isBusy ? 'loading' : 'default'}>
        Buscar mi entrada
      </Button>
    </form>
  )
}
