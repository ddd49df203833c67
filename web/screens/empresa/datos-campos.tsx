import { TIPOS_DE_EMPRESA, VOLUMENES } from '#web/components/empresa-textos.ts'
import { reglaRut } from '#web/components/regla-de-rut.ts'
import { obligatorio, reglaCelular } from '#web/components/reserva-reglas.ts'
import { Field } from '#web/ui/field.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { RutInput } from '#web/components/rut-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textsOf } from '#web/ui/texts-of.ts'

export const REGLAS_DE_DATOS = {
  razonSocial: obligatorio('Escribe la razón social'),
  nombre: obligatorio('Escribe el nombre con que se conoce'),
  rut: reglaRut('Escribe el RUT de la empresa'),
  giro: obligatorio('Escribe el giro'),
  tipo: obligatorio('Elige qué tipo de empresa es'),
  volumen: obligatorio('Elige una cantidad'),
  contacto: obligatorio('Escribe el nombre de contacto'),
  telefono: reglaCelular,
}

type Datos = Partial<Record<keyof typeof REGLAS_DE_DATOS, string | null>>

/** What a company says of itself, when it signs up and when it mends what was observed. */
export function DatosCampos({ errors, datos = {} }: { errors: Partial<Record<string, string>>; datos?: Datos }) {
  return (
    <>
      <Field label="Razón social" name="razonSocial" error={errors.razonSocial}>
        <TextInput autoComplete="organization" maxLength={120} defaultValue={datos.razonSocial ?? ''} />
      </Field>
      <Field label="Nombre de la empresa" name="nombre" hint="Como la conocen tus clientes" error={errors.nombre}>
        <TextInput autoComplete="off" maxLength={80} defaultValue={datos.nombre ?? ''} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="RUT empresa" name="rut" hint="Con guion, como 76.123.456-0" error={errors.rut}>
          <RutInput defaultValue={datos.rut ?? ''} />
        </Field>
        <Field label="Giro" name="giro" error={errors.giro}>
          <TextInput autoComplete="off" maxLength={120} defaultValue={datos.giro ?? ''} />
        </Field>
      </div>
      <RadioGroup
        legend="Tipo"
        name="tipo"
        options={[...TIPOS_DE_EMPRESA]}
        error={errors.tipo}
        {...(datos.tipo && { defaultValue: datos.tipo })}
      />
      <Field label="Personas al mes" name="volumen" hint="Una estimación basta" error={errors.volumen}>
        <Select defaultValue="" options={[{ value: '', label: 'Elige una cantidad' }, ...VOLUMENES]} />
      </Field>
      <Field label="Nombre de contacto" name="contacto" error={errors.contacto}>
        <TextInput autoComplete="name" maxLength={80} defaultValue={datos.contacto ?? ''} />
      </Field>
      <Field label="Celular" name="telefono" hint="9 dígitos, empieza con 9" error={errors.telefono}>
        <PhoneInput defaultValue={datos.telefono ?? ''} />
      </Field>
    </>
  )
}

/** The fields as the calls take them. */
export function leerDatos(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = textsOf(data)
  return {
    razonSocial: text('razonSocial'),
    nombre: text('nombre'),
    rut: text('rut'),
    giro: text('giro'),
    tipo: text('tipo') as 'revendedor' | 'corporativo',
    volumen: text('volumen') as (typeof VOLUMENES)[number]['value'],
    contacto: text('contacto'),
    telefono: text('telefono'),
  }
}
