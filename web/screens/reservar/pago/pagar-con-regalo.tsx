import { useMutation } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { TextInput } from '#web/ui/text-input.tsx'

type PagarConRegaloProps = {
  reserva: Reserva
  clave: string | null
  isDisabled: boolean
  ifAccepted: (act: () => void) => void
  onChange: (reserva: Reserva) => void
}

/** A gift card pays what it can, the card the rest. Stands inside the payment's form, so it has none of its own. */
export function PagarConRegalo({ reserva, clave, isDisabled, ifAccepted, onChange }: PagarConRegaloProps) {
  const [codigo, setCodigo] = useState('')
  const aplicar = useMutation({
    mutationFn: () => api.call('aplicarRegalo', { id: reserva.id, codigo, aceptaTerminos: true }, { clave }),
    onSuccess: onChange,
  })
  const quitar = useMutation({
    mutationFn: () => api.call('quitarRegalo', { id: reserva.id }, { clave }),
    onSuccess: onChange,
  })
  const [falta, setFalta] = useState(false)
  const falla = aplicar.error ?? quitar.error
  const error = falta ? 'Escribe el código del regalo' : falla ? detalleDe(falla) : undefined
  function usar() {
    setFalta(codigo.trim() === '')
    if (codigo.trim() !== '') ifAccepted(() => aplicar.mutate())
  }

  if (reserva.regalo > 0) {
    return (
      <div className="grid gap-2 rounded-card bg-success-soft px-4 py-3 text-success-soft-text">
        <p role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="tabular-nums">
            Tu regalo paga {formatPesos(reserva.regalo)}. Con tarjeta: {formatPesos(reserva.total - reserva.regalo)}
          </span>
          <Button
            variant="outline"
            size="dense"
            disabled={isDisabled}
            status={quitar.isPending ? 'loading' : 'default'}
            onClick={() => quitar.mutate()}
          >
            Quitar
          </Button>
        </p>
        {falla && <p role="alert">{detalleDe(falla)}</p>}
      </div>
    )
  }
  return (
    <Disclosure
      headingLevel={3}
      className="border-b-0"
      title={
        <span className="flex items-center gap-3">
          <Gift size={20} aria-hidden /> Tengo una tarjeta de regalo
        </span>
      }
    >
      <div className="grid gap-4">
        <Field
          label="Código del regalo"
          name="codigoDeRegalo"
          hint="16 letras y números, del correo"
          isOptional
          {...(error && { error })}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="uppercase tabular-nums"
            value={codigo}
            onChange={(event) => setCodigo(event.currentTarget.value)}
          />
        </Field>
        <Button
          variant="outline"
          disabled={isDisabled}
          status={aplicar.isPending ? 'loading' : 'default'}
          onClick={usar}
        >
          Usar mi regalo
        </Button>
        <p className="text-small text-text-2">Si cubre el total, la reserva queda pagada en el acto.</p>
      </div>
    </Disclosure>
  )
}
