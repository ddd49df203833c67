import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ClaveApi } from '#contract/empresas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { CLAVES, type ClaveNueva, enDias } from './claves-consulta.ts'
import { ClaveUnaVez } from './clave-una-vez.tsx'

/** Asks until when the old key works; then the new one is shown once. */
export function RotarClave({ clave, onClose }: { clave: ClaveApi; onClose: () => void }) {
  const [nueva, setNueva] = useState<ClaveNueva | null>(null)
  return (
    <ClaveUnaVez title={`Rotar «${clave.nombre}»`} nueva={nueva} onClose={onClose}>
      <Formulario clave={clave} onDone={setNueva} />
    </ClaveUnaVez>
  )
}

const AHORA = 'ahora'
const OTRA = 'fecha'
const PLAZOS = [
  { value: '7', label: '7 días más' },
  { value: '30', label: '30 días más' },
  { value: OTRA, label: 'Hasta una fecha' },
  { value: AHORA, label: 'Deja de servir de inmediato' },
]
const REGLAS = {
  anteriorHasta: (value: string, form: FormData) =>
    form.get('plazo') !== OTRA || value ? undefined : 'Elige una fecha',
}

function Formulario({ clave, onDone }: { clave: ClaveApi; onDone: (nueva: ClaveNueva) => void }) {
  const queryClient = useQueryClient()
  const [plazo, setPlazo] = useState('7')
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const {
    hacer: rotar,
    status,
    falla,
  } = useActo(
    (anteriorHasta: string) => api.call('rotarClave', { id: clave.id, anteriorHasta }),
    showAll,
    (nueva) => {
      void queryClient.invalidateQueries({ queryKey: CLAVES })
      onDone(nueva)
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    rotar(
      plazo === AHORA
        ? AHORA
        : plazo === OTRA
          ? String(new FormData(event.currentTarget).get('anteriorHasta'))
          : enDias(Number(plazo)),
    )
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      <p className="text-text-2">
        Creamos otra clave con los mismos permisos. Cambia tus sistemas a la nueva mientras la que termina en{' '}
        <code className="font-mono">{clave.muestra.slice(-4)}</code> sigue sirviendo.
      </p>
      {falla && <Notice tone="danger" role="alert" title={falla} />}
      <ErrorSummary errores={summary} />
      <RadioGroup
        legend="La clave anterior sirve"
        name="plazo"
        options={PLAZOS}
        value={plazo}
        onValueChange={setPlazo}
      />
      {plazo === OTRA && (
        <Field
          label="Último día de la anterior"
          name="anteriorHasta"
          hint="A lo más en 30 días"
          error={errors.anteriorHasta}
        >
          <DateInput min={enDias(0).slice(0, 10)} max={enDias(30).slice(0, 10)} />
        </Field>
      )}
      {plazo === AHORA && (
        <Notice tone="warning" title="Las integraciones que la usan dejarán de funcionar hasta que pongas la nueva" />
      )}
      <Button type="submit" isWide status={status}>
        Rotar clave
      </Button>
    </form>
  )
}
