import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reglaCorreo } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { api } from '#web/api/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { etiquetasDe } from './etiquetas.ts'
import type { Filtros } from './filtros.ts'

type AvisameProps = { filtros: Filtros; onClose: () => void }

/** Keeps the search that found nothing: whoever asks is told once something matches it. */
export default function Avisame({ filtros, onClose }: AvisameProps) {
  const { estado, usuario } = useUsuario()
  const [listo, setListo] = useState<string | null>(null)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Avísame cuando haya">
      {listo !== null ? (
        <Listo email={listo} hasAccount={usuario !== null} onClose={onClose} />
      ) : (
        <div className="grid gap-5">
          <p className="text-text-2">
            Guardamos esta búsqueda y te escribimos una vez por cada experiencia que aparezca, a lo más un correo al
            día. Puedes pausarla o borrarla cuando quieras.
          </p>
          <ul aria-label="Lo que buscas" className="flex flex-wrap gap-2">
            {etiquetasDe(filtros).map(({ texto }) => (
              <li key={texto}>
                <Badge tone="primary">{texto}</Badge>
              </li>
            ))}
          </ul>
          {estado !== 'desconocida' && (
            <Formulario key={usuario?.id ?? ''} email={usuario?.email ?? null} filtros={filtros} onSent={setListo} />
          )}
        </div>
      )}
    </Dialog>
  )
}

function Formulario({
  email: deLaCuenta,
  filtros,
  onSent,
}: {
  email: string | null
  filtros: Filtros
  onSent: (email: string) => void
}) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(deLaCuenta === null ? { email: reglaCorreo } : {})
  const { orden: _orden, ...pedido } = filtros
  const {
    hacer: guardar,
    status,
    falla,
  } = useActo(
    (email: string) => api.call('crearAlerta', { ...pedido, ...(deLaCuenta === null && { email }) }),
    showAll,
    (_answer, email) => {
      void queryClient.invalidateQueries({ queryKey: ['alertas'] })
      onSent(email)
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    guardar(deLaCuenta ?? String(new FormData(event.currentTarget).get('email') ?? '').trim())
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && (
        <Notice tone="danger" role="alert" title="No pudimos guardar tu búsqueda">
          {falla}
        </Notice>
      )}
      <ErrorSummary errores={summary} />
      {deLaCuenta === null ? (
        <Field label="Correo" name="email" hint="Te enviamos un enlace para confirmarlo" error={errors.email}>
          <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
        </Field>
      ) : (
        <p>Te avisamos aquí y en {deLaCuenta}.</p>
      )}
      <Button type="submit" isWide status={status}>
        Avísame
      </Button>
    </form>
  )
}

function Listo({ email, hasAccount, onClose }: { email: string; hasAccount: boolean; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <Notice tone="success" role="status" title={hasAccount ? 'Búsqueda guardada' : 'Falta confirmar tu correo'}>
        {hasAccount
          ? `Te avisamos aquí y en ${email} cuando aparezca algo.`
          : `Abre el enlace que enviamos a ${email} y empezamos a avisarte.`}
      </Notice>
      {hasAccount && (
        <ButtonLink variant="outline" to="/alertas">
          Ver mis búsquedas guardadas
        </ButtonLink>
      )}
      <Button isWide onClick={onClose}>
        Cerrar
      </Button>
    </div>
  )
}
