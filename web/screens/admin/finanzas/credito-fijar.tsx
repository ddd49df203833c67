import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { CreditoDeEmpresa } from '#contract/creditos.ts'
import { erroresDeCampos } from '#web/components/reserva-reglas.ts'
import { leerPesos } from '#domain/leer-pesos.ts'
import { PesosInput } from '#web/components/pesos-input.tsx'
import { reglaDePesos } from '#web/components/regla-de-pesos.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const REGLAS = {
  limite: reglaDePesos('Ese monto es demasiado grande. Revísalo', { vacio: 'Escribe un monto en pesos' }),
  plazoDias: (value: string) => (/^\d{1,2}$/.test(value.trim()) ? undefined : 'Escribe de 0 a 90 días'),
}

/** The terms of a company's contract: how much it may owe and for how long. */
export function CreditoFijar({ credito, onClose }: { credito: CreditoDeEmpresa; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const fijar = useMutation({
    mutationFn: (datos: { limite: number; plazoDias: number }) =>
      api.call('fijarCredito', { id: credito.empresaId, ...datos }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'creditos'] })
      toast({ title: 'Crédito guardado' })
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) showAll(erroresDeCampos(error))
    },
  })
  const falla = fijar.error && !(fijar.error instanceof ApiError && fijar.error.status === 422) ? fijar.error : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (fijar.isPending || !checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    fijar.mutate({ limite: leerPesos(String(data.get('limite'))).pesos!, plazoDias: Number(data.get('plazoDias')) })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Crédito de ${credito.nombre}`} size="small">
      <form {...form} onSubmit={submit} className="grid gap-5">
        {falla && <Notice tone="danger" role="alert" title={detalleDe(falla)} />}
        <ErrorSummary errores={summary} />
        <Field label="Límite" name="limite" hint="En pesos. Con 0 no puede confirmar a cuenta" error={errors.limite}>
          <PesosInput defaultValue={credito.limite} />
        </Field>
        <Field label="Plazo de pago, en días" name="plazoDias" error={errors.plazoDias}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={2} defaultValue={String(credito.plazoDias)} />
        </Field>
        <Button type="submit" isWide status={fijar.isPending ? 'loading' : 'default'}>
          Guardar
        </Button>
      </form>
    </Dialog>
  )
}
