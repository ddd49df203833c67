import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PermisoClave } from '#contract/empresas.ts'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { CLAVES, type ClaveNueva, enDias } from './claves-consulta.ts'
import { ClaveUnaVez } from './clave-una-vez.tsx'

/** Asks for name, permissions and end; then the key is shown once. */
export function CrearClave({ onClose }: { onClose: () => void }) {
  const [nueva, setNueva] = useState<ClaveNueva | null>(null)
  return (
    <ClaveUnaVez title="Crear clave" nueva={nueva} onClose={onClose}>
      <Formulario onDone={setNueva} />
    </ClaveUnaVez>
  )
}

const OTRA = 'fecha'
const PLAZOS = [
  { value: '90', label: '90 días' },
  { value: '365', label: '1 año' },
  { value: OTRA, label: 'Hasta una fecha' },
]
const REGLAS = {
  nombre: obligatorio('Escribe un nombre'),
  permisos: (value: string) => (value ? undefined : 'Elige al menos un permiso'),
  venceEn: (value: string, form: FormData) => (form.get('plazo') !== OTRA || value ? undefined : 'Elige una fecha'),
}

function Formulario({ onDone }: { onDone: (nueva: ClaveNueva) => void }) {
  const queryClient = useQueryClient()
  const [plazo, setPlazo] = useState('90')
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const {
    hacer: crear,
    status,
    falla,
  } = useActo(
    (datos: { nombre: string; permisos: PermisoClave[]; venceEn: string }) => api.call('crearClave', datos),
    showAll,
    (nueva) => {
      void queryClient.invalidateQueries({ queryKey: CLAVES })
      onDone(nueva)
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    const venceEn = plazo === OTRA ? String(data.get('venceEn')) : enDias(Number(plazo))
    crear({ nombre: String(data.get('nombre')).trim(), permisos: data.getAll('permisos') as PermisoClave[], venceEn })
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <Notice tone="danger" role="alert" title={falla} />}
      <ErrorSummary errores={summary} />
      <Field
        label="Nombre"
        name="nombre"
        hint="El sistema que la usará: Sitio web, Reservas del hotel"
        error={errors.nombre}
      >
        <TextInput autoComplete="off" maxLength={60} />
      </Field>
      <fieldset id="campo-permisos" tabIndex={-1} className="m-0 min-w-0">
        <legend className="mb-1 font-medium">Permisos</legend>
        <Checkbox name="permisos" value="catalogo:leer" label="Leer catálogo" defaultChecked />
        <Checkbox name="permisos" value="reservas:escribir" label="Crear y cambiar reservas" error={errors.permisos} />
      </fieldset>
      <RadioGroup legend="Vencimiento" name="plazo" options={PLAZOS} value={plazo} onValueChange={setPlazo} />
      {plazo === OTRA && (
        <Field label="Último día" name="venceEn" hint="A lo más en un año" error={errors.venceEn}>
          <DateInput min={enDias(0).slice(0, 10)} max={enDias(365).slice(0, 10)} />
        </Field>
      )}
      <Button type="submit" isWide status={status}>
        Crear clave
      </Button>
    </form>
  )
}
