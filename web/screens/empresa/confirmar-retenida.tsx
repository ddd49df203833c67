import type { FormEvent } from 'react'
import type { Compra } from '#contract/compras.ts'
import { api } from '#web/api/api.ts'
import { obligatorio, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const REGLAS = { nombre: obligatorio('Escribe quién viaja'), email: reglaCorreo }

type Props = { compra: Compra; onClose: () => void; onHecha: (compra: Compra) => Promise<void> }

/** A system or an assistant held it; from here on it is bought, and somebody has to say so. */
export function ConfirmarRetenida({ compra, onClose, onHecha }: Props) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const {
    hacer: confirmar,
    status,
    falla,
  } = useActo(
    (contacto: { nombre: string; email: string }) => api.call('pagarACuenta', { id: compra.id, contacto }),
    showAll,
    async (hecha) => {
      onClose()
      await onHecha(hecha)
    },
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    confirmar({ nombre: String(data.get('nombre')).trim(), email: String(data.get('email')).trim() })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Confirmar la reserva"
      description={`${compra.nombreExperiencia}, ${formatSalida(compra.inicio, compra.zonaHoraria)}`}
      size="small"
    >
      <form {...form} onSubmit={submit} className="grid gap-5">
        <p className="text-text-2">
          Un sistema de tu empresa retuvo {compra.plazas} {compra.plazas === 1 ? 'cupo' : 'cupos'}. Al confirmar,{' '}
          {formatPesos(compra.total)} quedan en la cuenta de tu empresa.
        </p>
        {falla && <Notice tone="danger" role="alert" title={falla} />}
        <ErrorSummary errores={summary} />
        <Field label="Quién viaja" name="nombre" error={errors.nombre}>
          <TextInput autoComplete="off" maxLength={80} defaultValue={compra.responsable} />
        </Field>
        <Field label="Correo" name="email" hint="Ahí llega la entrada" error={errors.email}>
          <TextInput type="email" autoComplete="off" spellCheck={false} maxLength={254} />
        </Field>
        <Button type="submit" isWide status={status}>
          Confirmar a cuenta
        </Button>
      </form>
    </Dialog>
  )
}
