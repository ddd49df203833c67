import type { FormEvent } from 'react'
import type { IDIOMAS, Perfil } from '#contract/perfil.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio, reglaCelular } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { GuardarBarra } from './guardar-barra.tsx'
import { PAISES } from './paises.ts'
import { SinGuardar } from './sin-guardar.tsx'
import { useGuardado } from './use-guardado.ts'

const REGLAS = {
  nombre: obligatorio('Escribe tu nombre'),
  telefono: (value: string) => (value ? reglaCelular(value) : undefined),
}

const NOMBRES_DE_IDIOMA: Record<(typeof IDIOMAS)[number], string> = {
  'es-CL': 'Español',
  en: 'English',
  'pt-BR': 'Português',
}
const IDIOMAS_EN_LISTA = [
  { value: '', label: 'Sin preferencia' },
  ...Object.entries(NOMBRES_DE_IDIOMA).map(([value, label]) => ({ value, label })),
]

type Datos = {
  nombre: string
  apellido?: string
  telefono?: string
  paisResidencia?: string
  idioma?: (typeof IDIOMAS)[number]
}

export function DatosForm({ perfil }: { perfil: Perfil }) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const { guardar, touch, falla, ...estado } = useGuardado((datos: Datos) => api.call('guardarDatos', datos), showAll)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) guardar(datosDe(new FormData(event.currentTarget)))
  }

  return (
    <form
      {...form}
      method="post"
      onInput={(event) => {
        form.onInput(event)
        touch()
      }}
      onSubmit={submit}
      className="grid grid-cols-1 gap-5"
    >
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Nombre" name="nombre" error={errors.nombre}>
          <TextInput autoComplete="given-name" maxLength={80} defaultValue={perfil.nombre} />
        </Field>
        <Field label="Apellido" name="apellido" isOptional error={errors.apellido}>
          <TextInput autoComplete="family-name" maxLength={80} defaultValue={perfil.apellido ?? ''} />
        </Field>
      </div>
      <Field
        label="Celular"
        name="telefono"
        isOptional
        hint="Con tu celular guardado pasas directo al pago"
        error={errors.telefono}
      >
        <PhoneInput defaultValue={perfil.telefono ?? ''} />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="País donde vives" name="paisResidencia" isOptional error={errors.paisResidencia}>
          <Select autoComplete="country" options={PAISES} defaultValue={perfil.paisResidencia ?? ''} />
        </Field>
        <Field label="Idioma preferido" name="idioma" isOptional error={errors.idioma}>
          <Select options={IDIOMAS_EN_LISTA} defaultValue={perfil.idioma ?? ''} />
        </Field>
      </div>
      <p className="max-w-measure text-small text-text-2">
        No pedimos RUT ni pasaporte aquí. Si un parque, un seguro o una factura lo exige, te lo preguntamos al reservar.
      </p>
      <GuardarBarra {...estado} />
      <SinGuardar isDirty={estado.isDirty} />
    </form>
  )
}

/** What is empty is left out, and so forgotten. */
function datosDe(data: FormData): Datos {
  const text = textsOf(data)
  const [apellido, telefono, paisResidencia, idioma] = [
    text('apellido'),
    text('telefono'),
    text('paisResidencia'),
    text('idioma'),
  ]
  return {
    nombre: text('nombre'),
    ...(apellido && { apellido }),
    ...(telefono && { telefono }),
    ...(paisResidencia && { paisResidencia }),
    ...(idioma && { idioma: idioma as (typeof IDIOMAS)[number] }),
  }
}
