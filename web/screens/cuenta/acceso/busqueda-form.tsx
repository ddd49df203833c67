import { type FormEvent, useState } from 'react'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { reglaCorreo } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { SuddenNotice } from '#web/ui/sudden-notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const REGLAS = {
  email: reglaCorreo,
  codigo: (value: string) =>
    value
      ? /^[0-9a-z]{8}$/i.test(value.replace(/[^0-9a-z]/gi, ''))
        ? undefined
        : 'El código tiene 8 letras y números, como 7K4M-92QX'
      : 'Escribe el código de tu reserva',
}

type Buscada = { email: string; codigo: string }
type BusquedaFormProps = { codigo: string; isCodigoSabido?: boolean }

/** The link of a guest's ticket is mailed, never shown: e-mail and code are known to whoever receives them too. On the page of a ticket, only the e-mail is asked. */
export function BusquedaForm({ codigo, isCodigoSabido = false }: BusquedaFormProps) {
  const [sentTo, setSentTo] = useState('')
  if (!sentTo) return <PedidoForm codigo={codigo} isCodigoSabido={isCodigoSabido} onSent={setSentTo} />
  return (
    <SuddenNotice tone="success" role="status" title="Si hay una reserva, te enviamos un enlace">
      <p className="wrap-anywhere">
        Revisa {sentTo}, también el correo no deseado. Si la reserva es de una cuenta, el correo te dice cómo entrar.
        Enviamos tres por hora a lo más.
      </p>
      <Button variant="outline" size="dense" className="mt-2" onClick={() => setSentTo('')}>
        Buscar de nuevo
      </Button>
    </SuddenNotice>
  )
}

function PedidoForm({
  codigo: conocido,
  isCodigoSabido,
  onSent,
}: Required<BusquedaFormProps> & { onSent: (email: string) => void }) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(isCodigoSabido ? { email: REGLAS.email } : REGLAS)
  const {
    hacer: buscar,
    status,
    falla,
  } = useActo(
    (buscada: Buscada) => api.call('buscarReserva', buscada),
    showAll,
    (_answer, { email }) => onSent(email),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (checkForm(event.currentTarget))
      buscar({
        email: String(data.get('email')).trim(),
        codigo: isCodigoSabido ? conocido : String(data.get('codigo')),
      })
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
      <Button type="submit" isWide status={status}>
        {isCodigoSabido ? 'Enviarme el enlace' : 'Buscar mi entrada'}
      </Button>
    </form>
  )
}
