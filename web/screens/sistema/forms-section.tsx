import { useState } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { RatingInput } from '#web/ui/rating-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { TooltipHelp } from '#web/ui/tooltip-help.tsx'
import { Sample, useTema } from './both-themes.tsx'

const TIPOS = [
  { value: '', label: 'Todos los tipos' },
  { value: 'Trekking', label: 'Trekking' },
  { value: 'Culinaria', label: 'Culinaria' },
]
const HORAS = [
  { value: '10:30', label: 'sáb 14 nov · 10:30', hint: 'Quedan 3 cupos' },
  { value: '15:00', label: 'sáb 14 nov · 15:00', hint: '6 cupos' },
  { value: '18:00', label: 'sáb 14 nov · 18:00', hint: 'Sin cupos', isDisabled: true },
]

export function FormsSection() {
  const tema = useTema()
  const [personas, setPersonas] = useState(2)
  const [estrellas, setEstrellas] = useState<number | null>(4)
  return (
    <>
      <Sample name="Campos">
        <div className="grid gap-6">
          <Field label="Nombre y apellido" name={`nombre-${tema}`} hint="Como aparece en tu documento">
            <TextInput autoComplete="name" defaultValue="Camila Soto" />
          </Field>
          <Field label="Correo" name={`email-${tema}`} error="Escribe un correo como nombre@ejemplo.cl">
            <TextInput type="email" autoComplete="email" defaultValue="camila@" />
          </Field>
          <Field label="Celular" name={`telefono-${tema}`} hint="Solo lo usará tu anfitrión el día de la experiencia">
            <PhoneInput defaultValue="+56912345678" />
          </Field>
          <Field label="Día en que llega" name={`fecha-${tema}`} isOptional>
            <DateInput defaultValue="2026-11-14" />
          </Field>
          <Field label="Contraseña" name={`password-${tema}`} hint="Mínimo 10 caracteres. Puedes pegarla">
            <PasswordInput autoComplete="new-password" defaultValue="cordillera" />
          </Field>
          <Field
            label="Tipo de Experiencia"
            name={`tipo-${tema}`}
            aside={
              <TooltipHelp title="Tipo de Experiencia">
                Elige qué te gustaría hacer. Puedes cambiarlo después.
              </TooltipHelp>
            }
          >
            <Select options={TIPOS} />
          </Field>
          <Field label="Comentarios para tu anfitrión" name={`comentario-${tema}`} isOptional>
            <Textarea placeholder="Alergias, horarios, lo que quieras contar" />
          </Field>
          <Field label="Buscar proveedor" name={`q-${tema}`}>
            <SearchInput placeholder="Nombre o comuna" />
          </Field>
          <Field label="Plan actual" name={`plan-${tema}`} isOptional>
            <TextInput disabled defaultValue="Sin costo" />
          </Field>
          <Field label="Documento" name={`documento-${tema}`} hint="JPG, PNG o PDF de hasta 10 MB">
            <FileInput accept="image/jpeg,image/png,application/pdf" onFiles={() => {}} />
          </Field>
        </div>
      </Sample>
      <Sample name="Elegir">
        <div className="grid gap-6">
          <div>
            <Checkbox label="Recordarme" defaultChecked />
            <Checkbox label="Acepto los Términos" error="Acepta los Términos para seguir" />
            <Checkbox label="No disponible" disabled />
          </div>
          <RadioGroup legend="Hora de salida" name={`hora-${tema}`} options={HORAS} defaultValue="10:30" look="cards" />
          <RadioGroup
            legend="Tema"
            name={`tema-${tema}`}
            defaultValue="system"
            options={[
              { value: 'light', label: 'Claro' },
              { value: 'dark', label: 'Oscuro' },
              { value: 'system', label: 'Según el sistema' },
            ]}
          />
          <Switch label="Avisos por correo" hint="Recordatorios y cambios de tus reservas" defaultChecked />
          <Switch label="Novedades" />
          <Stepper label="Viajeros" unit="viajero" min={1} max={8} value={personas} onChange={setPersonas} />
          <RatingInput legend="Tu evaluación" name={`nota-${tema}`} value={estrellas} onChange={setEstrellas} />
        </div>
      </Sample>
    </>
  )
}
