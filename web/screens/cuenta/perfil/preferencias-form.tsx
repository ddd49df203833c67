import type { FormEvent } from 'react'
import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import { DIETAS, type Perfil, PreferenciasDeViaje, type PRESUPUESTOS, type RITMOS } from '#contract/perfil.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { api } from '#web/api/api.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { GuardarBarra } from './guardar-barra.tsx'
import { SinGuardar } from './sin-guardar.tsx'
import { useGuardado } from './use-guardado.ts'

const RITMO: Record<(typeof RITMOS)[number], string> = {
  tranquilo: 'Tranquilo: pocas actividades, con tiempo',
  equilibrado: 'Equilibrado',
  intenso: 'Intenso: aprovechar cada hora',
}
const PRESUPUESTO: Record<(typeof PRESUPUESTOS)[number], string> = {
  economico: 'Económico',
  medio: 'Medio',
  alto: 'Sin apretarme',
}
const conVacio = (opciones: Record<string, string>) => [
  { value: '', label: 'Sin preferencia' },
  ...Object.entries(opciones).map(([value, label]) => ({ value, label })),
]

type Datos = { preferencias: PreferenciasDeViaje; matheus: boolean }

export function PreferenciasForm({ perfil }: { perfil: Perfil }) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors({})
  // What is stored may be older than the lists.
  const actuales: PreferenciasDeViaje = PreferenciasDeViaje.safeParse(perfil.perfilPreferencias).data ?? {}
  const { guardar, touch, falla, ...estado } = useGuardado(async ({ preferencias, matheus }: Datos) => {
    await api.call('guardarPreferencias', preferencias)
    return api.call('guardarConsentimiento', { tipo: 'personalizacion_ia', otorgado: matheus })
  }, showAll)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) guardar(datosDe(new FormData(event.currentTarget)))
  }

  return (
    <form {...form} method="post" onInput={touch} onSubmit={submit} className="grid grid-cols-1 gap-6">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Casillas
        legend="Qué te gusta hacer"
        name="intereses"
        opciones={TIPOS_EXPERIENCIA}
        elegidas={actuales.intereses ?? []}
      />
      <Casillas legend="Alimentación" name="dieta" opciones={DIETAS} elegidas={actuales.dieta ?? []} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Ritmo" name="ritmo" isOptional error={errors.ritmo}>
          <Select options={conVacio(RITMO)} defaultValue={actuales.ritmo ?? ''} />
        </Field>
        <Field label="Presupuesto" name="presupuesto" isOptional error={errors.presupuesto}>
          <Select options={conVacio(PRESUPUESTO)} defaultValue={actuales.presupuesto ?? ''} />
        </Field>
      </div>
      <Field
        label="Movilidad"
        name="movilidad"
        isOptional
        hint="Por ejemplo: caminos planos, sin escaleras, con coche de guagua"
        error={errors.movilidad}
      >
        <TextInput maxLength={200} defaultValue={actuales.movilidad ?? ''} />
      </Field>
      <Checkbox
        name="matheus"
        defaultChecked={perfil.consentimientos.personalizacion_ia}
        label="Matheus puede usar mis preferencias para recomendarme"
        hint="Matheus es nuestro asistente automático. Sin tu permiso no las mira, y no sirven para entrenar modelos."
      />
      <GuardarBarra {...estado} />
      <SinGuardar isDirty={estado.isDirty} />
    </form>
  )
}

function Casillas({
  legend,
  name,
  opciones,
  elegidas,
}: {
  legend: string
  name: string
  opciones: readonly string[]
  elegidas: readonly string[]
}) {
  return (
    <fieldset className="m-0 min-w-0">
      <legend className="mb-1 font-medium">
        {legend} <span className="font-normal text-text-3">(opcional)</span>
      </legend>
      <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
        {opciones.map((opcion) => (
          <Checkbox
            key={opcion}
            name={name}
            value={opcion}
            defaultChecked={elegidas.includes(opcion)}
            label={mayuscula(opcion)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const mayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)

function datosDe(data: FormData): Datos {
  const text = textsOf(data)
  const [intereses, dieta] = [
    data.getAll('intereses') as TipoExperiencia[],
    data.getAll('dieta') as (typeof DIETAS)[number][],
  ]
  const [ritmo, presupuesto, movilidad] = [text('ritmo'), text('presupuesto'), text('movilidad')]
  return {
    preferencias: {
      ...(intereses.length > 0 && { intereses }),
      ...(dieta.length > 0 && { dieta }),
      ...(ritmo && { ritmo: ritmo as (typeof RITMOS)[number] }),
      ...(presupuesto && { presupuesto: presupuesto as (typeof PRESUPUESTOS)[number] }),
      ...(movilidad && { movilidad }),
    },
    matheus: data.has('matheus'),
  }
}
