import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { formatDia, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const REGLA_DE_CODIGO = (value: string): string | undefined =>
  /^[0-9a-z]{16}$/i.test(value.replaceAll(/[^0-9a-z]/gi, '')) ? undefined : 'El código tiene 16 letras y números'

/** What is left on a card. */
export function SaldoForm() {
  const { form, errors, checkForm } = useFormErrors({ codigo: REGLA_DE_CODIGO })
  const consultar = useMutation({ mutationFn: (codigo: string) => api.call('consultarRegalo', { codigo }) })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!consultar.isPending && checkForm(event.currentTarget))
      consultar.mutate(String(new FormData(event.currentTarget).get('codigo')))
  }

  return (
    <section
      aria-labelledby="saldo-regalo"
      className="grid gap-4 rounded-card border border-border bg-surface p-4 sm:p-6"
    >
      <h2 id="saldo-regalo" className="font-sans text-h3 font-semibold">
        ¿Te regalaron una?
      </h2>
      <form {...form} method="post" onSubmit={submit} className="grid gap-4">
        <Field label="Código" name="codigo" hint="Los 16 caracteres que llegaron en el correo" error={errors.codigo}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="uppercase tabular-nums"
          />
        </Field>
        <Button type="submit" variant="outline" status={consultar.isPending ? 'loading' : 'default'}>
          Ver el saldo
        </Button>
      </form>
      <p role="status" className="empty:hidden">
        {consultar.data && (
          <>
            Quedan <strong>{formatPesos(consultar.data.disponible)}</strong> de {formatPesos(consultar.data.monto)}.
            Vale hasta el {formatDia(diaEn(consultar.data.venceEn))} de {diaEn(consultar.data.venceEn).slice(0, 4)}.
          </>
        )}
      </p>
      {consultar.error && (
        <div role="alert">
          <FieldError message={detalleDe(consultar.error)} />
        </div>
      )}
    </section>
  )
}
