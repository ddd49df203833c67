import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { BANCOS } from '#contract/bancos.ts'
import type { CuentaDeDevolucion as Cuenta } from '#contract/cuentas-de-devolucion.ts'
import type { Reserva } from '#contract/reservas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { reglaRut } from '#web/components/regla-de-rut.ts'
import { erroresDeCampos, obligatorio } from '#web/components/reserva-reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RutInput } from '#web/components/rut-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const TIPOS: Record<string, string> = {
  corriente: 'Cuenta corriente',
  vista: 'Cuenta vista o RUT',
  ahorro: 'Cuenta de ahorro',
}
const TITULOS: Record<Cuenta['paso'], string> = {
  falta: 'Dinos a qué cuenta te devolvemos',
  escrita: 'Recibimos tu cuenta',
  revisada: 'Tu devolución está en preparación',
  enviada: 'Tu devolución va camino al banco',
  pagada: 'Te transferimos la devolución',
}

const consultaDe = (id: string, clave: string | null) => ({
  queryKey: ['cuenta-de-devolucion', id, clave],
  queryFn: () => api.call('verCuentaDeDevolucion', { id }, { clave }),
  staleTime: 0,
})

/** A refund that the card could not take: where it goes, as its buyer says. */
export function CuentaDeDevolucion({ reserva, clave }: { reserva: Reserva; clave: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch, isFetching } = useQuery(consultaDe(reserva.id, clave))
  if (error && !(error instanceof ApiError && error.status === 403))
    return (
      <ErrorBlock
        title="No pudimos cargar tu devolución"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return null
  const { monto, paso, cuenta, fueDevuelta, puedeEscribir } = data
  const boton = puedeEscribir && (
    <Button variant={paso === 'falta' ? 'primary' : 'outline'} onClick={() => setOpen(true)}>
      {paso === 'falta' ? 'Escribir mi cuenta' : 'Corregir la cuenta'}
    </Button>
  )
  return (
    <section data-sin-papel aria-label="Cuenta para tu devolución" className="max-w-measure">
      <Notice
        tone={paso === 'falta' ? 'warning' : paso === 'pagada' ? 'success' : 'info'}
        title={TITULOS[paso]}
        action={boton || undefined}
      >
        {paso === 'falta'
          ? `${fueDevuelta ? 'El banco no aceptó la cuenta anterior' : 'Tu tarjeta no pudo recibir la devolución'}: te transferimos ${formatPesos(monto)} a una cuenta a tu nombre.`
          : cuenta &&
            `${formatPesos(monto)} a ${cuenta.titular}, ${cuenta.banco}, ${TIPOS[cuenta.tipoCuenta]?.toLowerCase()} terminada en ${cuenta.terminaEn}.${paso === 'escrita' ? ' La revisamos y sale con la próxima transferencia.' : ''}`}
      </Notice>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="Tu cuenta"
        description={`Te transferimos ${formatPesos(monto)}. Nunca te pedimos claves ni códigos del banco.`}
      >
        <CuentaForm reserva={reserva} clave={clave} cuenta={cuenta} onDone={() => setOpen(false)} />
      </Sheet>
    </section>
  )
}

const REGLAS = {
  titular: obligatorio('Escribe el nombre del titular'),
  rut: reglaRut('Escribe tu RUT'),
  banco: obligatorio('Elige un banco'),
  tipoCuenta: obligatorio('Elige un tipo de cuenta'),
  numeroCuenta: (value: string) =>
    /^\d{5,20}$/.test(value.trim()) ? undefined : 'Escribe entre 5 y 20 números, sin puntos ni guiones',
}

function CuentaForm({
  reserva,
  clave,
  cuenta,
  onDone,
}: {
  reserva: Reserva
  clave: string | null
  cuenta: Cuenta['cuenta']
  onDone: () => void
}) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const guardar = useMutation({
    mutationFn: (datos: Record<keyof typeof REGLAS, string>) =>
      api.call(
        'guardarCuentaDeDevolucion',
        {
          id: reserva.id,
          ...datos,
          banco: datos.banco as (typeof BANCOS)[number],
          tipoCuenta: datos.tipoCuenta as 'vista',
        },
        { clave },
      ),
    onSuccess: (guardada) => {
      queryClient.setQueryData(consultaDe(reserva.id, clave).queryKey, guardada)
      toast({ title: 'Recibimos tu cuenta', description: `Te escribimos a ${reserva.contacto.email}` })
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) showAll(erroresDeCampos(error))
    },
  })
  const falla =
    guardar.error && !(guardar.error instanceof ApiError && guardar.error.status === 422) ? guardar.error : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (guardar.isPending || !checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    guardar.mutate(
      Object.fromEntries(Object.keys(REGLAS).map((campo) => [campo, String(data.get(campo) ?? '').trim()])) as Record<
        keyof typeof REGLAS,
        string
      >,
    )
  }

  return (
    <form
      {...form}
      method="post"
      onSubmit={submit}
      aria-label="Cuenta para la devolución"
      className="grid grid-cols-1 gap-5"
    >
      {falla && <Notice tone="danger" role="alert" title={detalleDe(falla)} />}
      <ErrorSummary errores={summary} />
      <Field label="Titular" name="titular" hint="Como aparece en tu banco" error={errors.titular}>
        <TextInput maxLength={80} autoComplete="name" defaultValue={cuenta?.titular ?? reserva.contacto.nombre} />
      </Field>
      <Field label="RUT del titular" name="rut" error={errors.rut}>
        <RutInput />
      </Field>
      <Field label="Banco" name="banco" error={errors.banco}>
        <Select
          options={[{ value: '', label: 'Elige un banco' }, ...BANCOS.map((banco) => ({ value: banco, label: banco }))]}
          defaultValue={cuenta?.banco ?? ''}
        />
      </Field>
      <Field label="Tipo de cuenta" name="tipoCuenta" error={errors.tipoCuenta}>
        <Select
          options={[
            { value: '', label: 'Elige un tipo' },
            ...Object.entries(TIPOS).map(([value, label]) => ({ value, label })),
          ]}
          defaultValue={cuenta?.tipoCuenta ?? ''}
        />
      </Field>
      <Field label="Número de cuenta" name="numeroCuenta" hint="Sin puntos ni guiones" error={errors.numeroCuenta}>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={20} />
      </Field>
      <Button type="submit" isWide status={guardar.isPending ? 'loading' : 'default'}>
        Guardar mi cuenta
      </Button>
    </form>
  )
}
