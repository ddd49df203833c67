import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { TipoTarifa } from '#contract/experiencias.ts'
import type { ViajeroFrecuente } from '#contract/perfil.ts'
import { obligatorio, reglaCelular, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { viajerosQuery } from './perfil-consultas.ts'
import { TIPOS_EN_LISTA } from './tipos-de-viajero.ts'

type ViajeroFormProps = {
  isOpen: boolean
  viajero: ViajeroFrecuente | null
  onClose: () => void
  onSaved: (viajero: ViajeroFrecuente) => void
}

export function ViajeroForm({ isOpen, viajero, onClose, onSaved }: ViajeroFormProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={viajero ? 'Editar viajero' : 'Agregar viajero'}
    >
      <Formulario viajero={viajero} onSaved={onSaved} />
    </Sheet>
  )
}

const REGLAS = {
  nombre: obligatorio('Escribe su nombre y apellido'),
  telefono: (value: string) => (value ? reglaCelular(value) : undefined),
  email: (value: string) => (value ? reglaCorreo(value) : undefined),
}

type Datos = { nombre: string; tipo: TipoTarifa; telefono?: string; email?: string; nota?: string }

function Formulario({ viajero, onSaved }: Pick<ViajeroFormProps, 'viajero' | 'onSaved'>) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const {
    hacer: guardar,
    status,
    falla,
  } = useActo(
    (datos: Datos) =>
      viajero
        ? api.call('guardarViajeroFrecuente', { id: viajero.id, ...datos })
        : api.call('agregarViajeroFrecuente', datos),
    showAll,
    async (guardado) => {
      await queryClient.invalidateQueries({ queryKey: viajerosQuery.queryKey })
      onSaved(guardado)
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) guardar(datosDe(new FormData(event.currentTarget)))
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <Notice tone="danger" role="alert" title={falla} />}
      <ErrorSummary errores={summary} />
      <Field label="Nombre y apellido" name="nombre" error={errors.nombre}>
        <TextInput autoComplete="off" maxLength={80} defaultValue={viajero?.nombre} />
      </Field>
      <Field label="Viaja como" name="tipo" error={errors.tipo}>
        <Select options={TIPOS_EN_LISTA} defaultValue={viajero?.tipo ?? 'adulto'} />
      </Field>
      <Field label="Celular" name="telefono" isOptional hint="Para reservar a su nombre" error={errors.telefono}>
        <PhoneInput autoComplete="off" defaultValue={viajero?.telefono ?? ''} />
      </Field>
      <Field label="Correo" name="email" isOptional error={errors.email}>
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={viajero?.email ?? ''}
        />
      </Field>
      <Field
        label="Algo que convenga recordar"
        name="nota"
        isOptional
        hint="Por ejemplo, una alergia o su talla. Solo la ves tú"
        error={errors.nota}
      >
        <TextInput autoComplete="off" maxLength={280} defaultValue={viajero?.nota ?? ''} />
      </Field>
      <Button type="submit" isWide status={status}>
        {viajero ? 'Guardar cambios' : 'Agregar viajero'}
      </Button>
    </form>
  )
}

function datosDe(data: FormData): Datos {
  const text = textsOf(data)
  const [telefono, email, nota] = [text('telefono'), text('email'), text('nota')]
  return {
    nombre: text('nombre'),
    tipo: text('tipo') as TipoTarifa,
    ...(telefono && { telefono }),
    ...(email && { email }),
    ...(nota && { nota }),
  }
}
