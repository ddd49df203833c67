import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { erroresDeCampos, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { recordarClave } from '#web/api/claves.ts'
import { ApiError, detalleDe, isInvalid } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const NO_HALLADA = 'No encontramos una reserva con ese correo y código. Revísalos: están en el correo de confirmación'
const REGLAS = {
  email: reglaCorreo,
  codigo: (value: string) => (value ? (/^[0-9a-z]{8}$/i.test(value.replace(/[^0-9a-z]/gi, '')) ? undefined : 'El código tiene 8 letras y números, como 7K4M-92QX') : 'Escribe el código de tu reserva'),
}

/** A guest's ticket by e-mail and code; on the page of a ticket, only the e-mail is asked. */
export function BusquedaForm({ codigo: conocido, isCodigoSabido = false }: { codigo: string; isCodigoSabido?: boolean }) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(isCodigoSabido ? { email: REGLAS.email } : REGLAS)
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [falla, setFalla] = useState<string | null>(null)

  async function buscar(email: string, codigo: string): Promise<void> {
    setBusy(true)
    setFalla(null)
    try {
      const reserva = await api.call('buscarReserva', { email, codigo })
      if (reserva.clave) for (const nombre of [reserva.codigo, reserva.id]) recordarClave(nombre, reserva.clave)
      await navigate(`/mis-entradas/${reserva.codigo}`, { replace: isCodigoSabido })
    } catch (error) {
      if (isInvalid(error)) showAll(erroresDeCampos(error))
      else setFalla(error instanceof ApiError && error.status === 404 ? NO_HALLADA : detalleDe(error))
    }
    setBusy(false)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (!isBusy && checkForm(event.currentTarget)) void buscar(String(data.get('email')).trim(), isCodigoSabido ? conocido : String(data.get('codigo')))
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Correo" name="email" error={errors.email}>
        <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
      </Field>
      {!isCodigoSabido && (
        <Field label="Código" name="codigo" hint="8 letras y números, como 7K4M-92QX" error={errors.codigo}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            defaultValue={conocido}
            className="tracking-wide uppercase tabular-nums"
            onBlur={(event) => {
              event.currentTarget.value = formatCodigo(event.currentTarget.value)
            }}
          />
        </Field>
      )}
      <Button type="submit" isWide status={isBusy ? 'loading' : 'default'}>
        {isCodigoSabido ? 'Abrir mi entrada' : 'Buscar mi entrada'}
      </Button>
    </form>
  )
}
