import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { CreditoDeEmpresa } from '#contract/creditos.ts'
import { erroresDeCampos, obligatorio } from '#web/components/reserva-reglas.ts'
import { leerPesos } from '#domain/leer-pesos.ts'
import { PesosInput } from '#web/components/pesos-input.tsx'
import { reglaDePesos } from '#web/components/regla-de-pesos.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const REGLAS = {
  monto: reglaDePesos('Escribe un monto en pesos', { min: 1, vacio: 'Escribe un monto en pesos' }),
  referencia: obligatorio('Escribe la referencia del banco'),
  recibidoEn: obligatorio('Elige el día'),
}

type Pago = { monto: number; referencia: string; recibidoEn: string; sobranteAFavor?: true }

/** A transfer that arrived in our account. */
export function CreditoPagar({ credito, onClose }: { credito: CreditoDeEmpresa; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [hoy] = useState(() => diaEn(new Date()))
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const anotar = useMutation({
    mutationFn: (datos: Pago) => api.call('anotarPagoDeEmpresa', { id: credito.empresaId, ...datos }),
    onSuccess: async ({ deuda, aFavor, porConfirmar }, { referencia }) => {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'creditos'] })
      const espera = porConfirmar.some((pago) => pago.esTuyo && pago.referencia === referencia)
      if (espera)
        toast({
          title: 'Pago por confirmar',
          description: 'Es grande: cuenta cuando otra persona de finanzas lo confirme',
        })
      else
        toast({
          title: 'Pago anotado',
          description:
            aFavor > 0
              ? `${credito.nombre} tiene ${formatPesos(aFavor)} a su favor`
              : `${credito.nombre} debe ${formatPesos(deuda)}`,
        })
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) showAll(erroresDeCampos(error))
    },
  })
  const sobra =
    anotar.error instanceof ApiError && anotar.error.code === 'pago-sobre-la-deuda' ? anotar.variables : null
  const falla = anotar.error && !(anotar.error instanceof ApiError && anotar.error.status === 422) ? anotar.error : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (anotar.isPending || !checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    anotar.mutate({
      monto: leerPesos(String(data.get('monto'))).pesos!,
      referencia: String(data.get('referencia')).trim(),
      recibidoEn: String(data.get('recibidoEn')),
      ...(sobra && { sobranteAFavor: true }),
    })
  }

  function corregir(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    // Confirmed was what stood there: another amount is asked about again.
    if (sobra) anotar.reset()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Pago de ${credito.nombre}`} size="small">
      <form {...form} onSubmit={submit} onInput={corregir} className="grid gap-5">
        <p className="text-text-2">Debe {formatPesos(credito.deuda)}. Anota solo lo que ya está en nuestra cuenta.</p>
        {falla && <Notice tone={sobra ? 'warning' : 'danger'} role="alert" title={detalleDe(falla)} />}
        <ErrorSummary errores={summary} />
        <Field label="Monto" name="monto" hint="En pesos, tal como llegó" error={errors.monto}>
          <PesosInput />
        </Field>
        <Field label="Referencia del banco" name="referencia" error={errors.referencia}>
          <TextInput autoComplete="off" maxLength={60} />
        </Field>
        <Field label="Día en que llegó" name="recibidoEn" error={errors.recibidoEn}>
          <DateInput max={hoy} defaultValue={hoy} />
        </Field>
        <Button type="submit" isWide status={anotar.isPending ? 'loading' : 'default'}>
          {sobra ? `Sí, llegaron ${formatPesos(sobra.monto)}` : 'Anotar pago'}
        </Button>
      </form>
    </Dialog>
  )
}
