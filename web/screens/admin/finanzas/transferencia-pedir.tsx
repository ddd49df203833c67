import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Transferencia } from '#contract/transferencias.ts'
import { BANCOS } from '#contract/bancos.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { opciones } from '#web/components/alta/alta-textos.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { RutInput } from '#web/components/rut-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'

const CAMPOS = {
  titular: 'Escribe el nombre del titular',
  rut: 'Escribe el RUT del titular',
  banco: 'Elige un banco',
  tipoCuenta: 'Elige un tipo de cuenta',
  numeroCuenta: 'Escribe el número de cuenta',
  motivo: 'Escribe por qué sale por transferencia',
} as const
type Campo = keyof typeof CAMPOS
const MOTIVO_MIN = 5

/** Where a refund is transferred, as its buyer told us, and why it does not go back to the card. */
export function TransferenciaPedir({
  transferencia: { id, monto, cuenta },
  onDone,
}: {
  transferencia: Transferencia
  onDone: () => void
}) {
  const queryClient = useQueryClient()
  const [faltas, setFaltas] = useState<Partial<Record<string, string>>>({})
  const pedir = useMutation({
    mutationFn: (pedido: Record<Campo, string>) =>
      api.call('pedirTransferencia', { id, ...pedido, tipoCuenta: pedido.tipoCuenta as 'vista' }),
    onSuccess: async ({ estado }) => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast(
        estado === 'propuesta'
          ? { title: 'Transferencia pedida', description: `${formatPesos(monto)}: la aprueba otra persona` }
          : { title: 'Transferencia lista', description: 'Sale con la próxima nómina de devoluciones' },
      )
      onDone()
    },
    onError: (error) => setFaltas(error instanceof ApiError ? error.campos : {}),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const datos = new FormData(event.currentTarget)
    const pedido = Object.fromEntries(
      Object.keys(CAMPOS).map((campo) => [campo, String(datos.get(campo) ?? '').trim()]),
    ) as Record<Campo, string>
    const nuevas = Object.fromEntries(
      Object.entries(CAMPOS).filter(([campo]) =>
        campo === 'motivo' ? pedido.motivo.length < MOTIVO_MIN : pedido[campo as Campo] === '',
      ),
    )
    setFaltas(nuevas)
    if (Object.keys(nuevas).length === 0) pedir.mutate(pedido)
    else document.getElementById(`campo-${Object.keys(nuevas)[0]}`)?.focus()
  }

  const falta = (campo: Campo) => (faltas[campo] ? { error: faltas[campo] } : {})
  return (
    <form onSubmit={submit} noValidate aria-label="Cuenta de quien recibe" className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Titular" name="titular" {...falta('titular')}>
          <TextInput maxLength={80} autoComplete="off" defaultValue={cuenta?.titular ?? ''} />
        </Field>
        <Field label="RUT del titular" name="rut" {...falta('rut')}>
          <RutInput />
        </Field>
        <Field label="Banco" name="banco" {...falta('banco')}>
          <Select options={opciones(BANCOS, 'Elige un banco')} defaultValue={cuenta?.banco ?? ''} />
        </Field>
        <Field label="Tipo de cuenta" name="tipoCuenta" {...falta('tipoCuenta')}>
          <Select
            options={[
              { value: '', label: 'Elige un tipo' },
              { value: 'corriente', label: 'Corriente' },
              { value: 'vista', label: 'Vista o RUT' },
              { value: 'ahorro', label: 'Ahorro' },
            ]}
            defaultValue={cuenta?.tipoCuenta ?? ''}
          />
        </Field>
      </div>
      <Field label="Número de cuenta" name="numeroCuenta" hint="Sin puntos ni guiones" {...falta('numeroCuenta')}>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={20} />
      </Field>
      <Field
        label="Motivo"
        name="motivo"
        hint="Queda en el historial; no escribas datos personales"
        {...falta('motivo')}
      >
        <Textarea rows={2} maxLength={280} />
      </Field>
      {pedir.error && (
        <p role="alert" className="text-danger">
          {detalleDe(pedir.error)}
        </p>
      )}
      <Button type="submit" className="sm:justify-self-start" status={pedir.isPending ? 'loading' : 'default'}>
        Pedir transferencia
      </Button>
    </form>
  )
}
