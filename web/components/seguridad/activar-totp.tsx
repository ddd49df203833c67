import { type FormEvent, useState } from 'react'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { useLlamar } from './llamadas.ts'
import { useActo } from '../use-acto.ts'

type Propuesta = { secreto: string; uri: string; qr: { lado: number; trazo: string } }
type ActivarTotpProps = { onCancel: () => void; onDone: (codigos: string[]) => void | Promise<void> }

/** First who asks, then the secret for the app, then a code that proves it arrived. */
export function ActivarTotp({ onCancel, onDone }: ActivarTotpProps) {
  const [propuesta, setPropuesta] = useState<Propuesta | null>(null)
  return propuesta ? (
    <Confirmar propuesta={propuesta} onCancel={onCancel} onDone={onDone} />
  ) : (
    <Pedir onCancel={onCancel} onDone={setPropuesta} />
  )
}

const REGLAS_DE_CLAVE = { password: obligatorio('Escribe tu contraseña') }

function Pedir({ onCancel, onDone }: { onCancel: () => void; onDone: (propuesta: Propuesta) => void }) {
  const llamar = useLlamar()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS_DE_CLAVE)
  const { hacer, status, falla } = useActo(
    (password: string) => llamar('prepararSegundoFactor', { password }),
    showAll,
    onDone,
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) hacer(String(new FormData(event.currentTarget).get('password')))
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Tu contraseña" name="password" hint="Para saber que eres tú" error={errors.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Acciones status={status} texto="Continuar" onCancel={onCancel} />
    </form>
  )
}

const REGLAS_DE_CODIGO = {
  totp: (value: string) =>
    /^\d{6}$/.test(value.replaceAll(' ', '')) ? undefined : 'Escribe los 6 números que muestra tu aplicación',
}

function Confirmar({ propuesta: { secreto, uri, qr }, onCancel, onDone }: { propuesta: Propuesta } & ActivarTotpProps) {
  const llamar = useLlamar()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS_DE_CODIGO)
  const { hacer, status, falla } = useActo(
    (totp: string) => llamar('activarSegundoFactor', { totp }),
    showAll,
    ({ codigos }) => onDone(codigos),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) hacer(String(new FormData(event.currentTarget).get('totp')).trim())
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <ol className="grid grid-cols-1 gap-5">
        <li className="grid grid-cols-1 gap-3">
          <p className="font-medium">1. Escanea este código con tu aplicación de autenticación</p>
          <CodigoQr {...qr} />
          <p className="text-small text-text-2">
            ¿Estás en el celular?{' '}
            <a href={uri} className="font-medium text-primary underline">
              Abrir en la aplicación
            </a>
            , o escribe esta clave:
          </p>
          <p className="rounded-control bg-surface-2 p-3 font-mono text-small break-all">
            {secreto.match(/.{1,4}/g)?.join(' ')}
          </p>
          <CopyButton value={secreto} label="Copiar clave" doneLabel="Clave copiada" size="dense" />
        </li>
        <li className="grid grid-cols-1 gap-3">
          <p className="font-medium">2. Escribe los 6 números que muestra</p>
          <Field label="Código de 6 números" name="totp" error={errors.totp}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              className="max-w-48 tabular-nums"
            />
          </Field>
        </li>
      </ol>
      <Acciones status={status} texto="Activar" onCancel={onCancel} />
    </form>
  )
}

const MARGEN = 4

/** White in both themes, with the quiet border that readers need. */
function CodigoQr({ lado, trazo }: { lado: number; trazo: string }) {
  const total = lado + 2 * MARGEN
  return (
    <svg
      role="img"
      aria-label="Código QR para tu aplicación de autenticación"
      viewBox={`${-MARGEN} ${-MARGEN} ${total} ${total}`}
      shapeRendering="crispEdges"
      className="block aspect-square w-56 rounded-control bg-plate"
    >
      <path d={trazo} className="fill-plate-text" />
    </svg>
  )
}

export function Acciones({
  status,
  texto,
  onCancel,
}: {
  status: 'default' | 'loading'
  texto: string
  onCancel: () => void
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="outline" status={status}>
        {texto}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Dejarlo como está
      </Button>
    </div>
  )
}
