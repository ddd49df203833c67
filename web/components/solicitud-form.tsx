import type { FormEvent } from 'react'
import type { Solicitud } from '#contract/solicitudes.ts'
import { leerPesos } from '#domain/leer-pesos.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { RutInput } from '#web/components/rut-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { ComunaInput } from './comuna-input.tsx'
import { PesosInput } from './pesos-input.tsx'
import { reglaDePesos } from './regla-de-pesos.ts'
import { reglaRut } from './regla-de-rut.ts'
import { obligatorio, reglaCelular, reglaCorreo } from './reserva-reglas.ts'
import { useActo } from './use-acto.ts'
import { TIPOS_DE_SOLICITUD } from './solicitud-textos.ts'

type Conocidos = { empresa?: string; rut?: string; contacto?: string | null; email?: string; telefono?: string | null }

const entero = (mensaje: string, min: number, max: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max ? undefined : mensaje
const REGLAS = {
  empresa: obligatorio('Escribe el nombre de la empresa'),
  rut: reglaRut('Escribe el RUT de la empresa'),
  contacto: obligatorio('Escribe el nombre de contacto'),
  email: reglaCorreo,
  telefono: reglaCelular,
  tipo: obligatorio('Elige un tipo'),
  personas: entero('Escribe cuántas personas, de 1 a 500', 1, 500),
  desde: obligatorio('Elige desde qué día'),
  hasta: (value: string, form: FormData) =>
    value
      ? value < String(form.get('desde'))
        ? 'La fecha de término va después de la de inicio'
        : undefined
      : 'Elige hasta qué día',
  comuna: obligatorio('Escribe la comuna'),
  presupuesto: reglaDePesos('Escribe un monto de hasta $20.000.000', { max: 20_000_000 }),
}

/** Asks for a group proposal; whoever is known is not asked again for what we know. */
export function SolicitudForm({
  conocidos = {},
  onDone,
}: {
  conocidos?: Conocidos
  onDone: (solicitud: Solicitud) => void
}) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const {
    hacer: pedir,
    status,
    falla,
  } = useActo((data: FormData) => api.call('crearSolicitud', leer(data)), showAll, onDone)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) pedir(new FormData(event.currentTarget))
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <Notice tone="danger" role="alert" title={falla} />}
      <ErrorSummary errores={summary} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Empresa" name="empresa" error={errors.empresa}>
          <TextInput autoComplete="organization" maxLength={120} defaultValue={conocidos.empresa} />
        </Field>
        <Field label="RUT empresa" name="rut" hint="Con guion, como 76.123.456-0" error={errors.rut}>
          <RutInput defaultValue={conocidos.rut} />
        </Field>
        <Field label="Contacto" name="contacto" error={errors.contacto}>
          <TextInput autoComplete="name" maxLength={80} defaultValue={conocidos.contacto ?? ''} />
        </Field>
        <Field label="Correo" name="email" error={errors.email}>
          <TextInput
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            defaultValue={conocidos.email}
          />
        </Field>
      </div>
      <Field label="Celular" name="telefono" hint="9 dígitos, empieza con 9" error={errors.telefono}>
        <PhoneInput defaultValue={conocidos.telefono ?? ''} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Tipo" name="tipo" error={errors.tipo}>
          <Select
            defaultValue="Por definir"
            options={TIPOS_DE_SOLICITUD.map((tipo) => ({ value: tipo, label: tipo }))}
          />
        </Field>
        <Field label="Personas" name="personas" error={errors.personas}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={3} />
        </Field>
        <Field label="Desde" name="desde" error={errors.desde}>
          <DateInput />
        </Field>
        <Field label="Hasta" name="hasta" error={errors.hasta}>
          <DateInput />
        </Field>
        <Field label="Comuna" name="comuna" hint="Escríbela y elígela de la lista" error={errors.comuna}>
          <ComunaInput />
        </Field>
        <Field label="Presupuesto por persona" name="presupuesto" isOptional hint="En pesos" error={errors.presupuesto}>
          <PesosInput />
        </Field>
      </div>
      <Field label="Notas" name="notas" isOptional error={errors.notas}>
        <Textarea maxLength={1000} />
      </Field>
      <Button type="submit" isWide status={status}>
        Pedir una propuesta
      </Button>
    </form>
  )
}

function leer(data: FormData) {
  const text = textsOf(data)
  const presupuesto = leerPesos(text('presupuesto')).pesos
  return {
    empresa: text('empresa'),
    rut: text('rut'),
    contacto: text('contacto'),
    email: text('email'),
    telefono: text('telefono'),
    tipo: text('tipo') as (typeof TIPOS_DE_SOLICITUD)[number],
    personas: Number(text('personas')),
    desde: text('desde'),
    hasta: text('hasta'),
    comuna: text('comuna'),
    ...(presupuesto !== null && { presupuesto }),
    ...(text('notas') && { notas: text('notas') }),
  }
}
