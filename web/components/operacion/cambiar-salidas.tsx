import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Agenda, CambiosDeSalida, SalidaPropia } from '#contract/agenda.ts'
import type { Tarifa } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import type { Operador } from '../experiencias-propias.tsx'
import { LLAMADAS_DE } from '../operador-llamadas.ts'
import { PreciosDeSalidas, dudasDelForm, tarifasDelForm } from './precios-de-salidas.tsx'

const IGUAL = { value: '', label: 'Sin cambio' }
const CIERRES = [
  ['0', 'Hasta la hora de salida'],
  ['60', '1 hora antes'],
  ['120', '2 horas antes'],
  ['180', '3 horas antes'],
  ['720', '12 horas antes'],
  ['1440', '24 horas antes'],
  ['2880', '48 horas antes'],
] as const
const DECISIONES = [
  ['propia', 'La de la experiencia'],
  ['6', '6 horas antes'],
  ['12', '12 horas antes'],
  ['24', '24 horas antes'],
  ['48', '48 horas antes'],
  ['72', '72 horas antes'],
] as const
const opciones = (lista: readonly (readonly [string, string])[]) => [
  IGUAL,
  ...lista.map(([value, label]) => ({ value, label })),
]

type CambiarSalidasProps = {
  operador: Operador
  agenda: Agenda
  salidas: SalidaPropia[]
  isOpen: boolean
  onClose: () => void
  onSaved: () => Promise<void>
}

/** One form for one departure or a hundred: what is left alone stays as it is. */
export function CambiarSalidas({ operador, agenda, salidas, isOpen, onClose, onSaved }: CambiarSalidasProps) {
  const [conPrecios, setConPrecios] = useState(false)
  const [dudas, setDudas] = useState<Partial<Record<string, string>>>({})
  const guardar = useMutation({
    mutationFn: (cambios: CambiosDeSalida) =>
      api.call(LLAMADAS_DE[operador].editarSalidas, {
        id: agenda.experienciaId,
        salidas: salidas.map(({ id }) => id),
        cambios,
      }),
    onSuccess: onSaved,
  })
  const una = salidas.length === 1 ? salidas[0] : undefined
  const tarifas = una?.tarifas ?? agenda.tarifas
  const mensajes =
    guardar.error instanceof ApiError
      ? (guardar.error.problema.errores ?? []).filter(({ campo }) => !/^cambios\.tarifas\.\d/.test(campo)).slice(0, 5)
      : []

  function enviar(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const preguntas = conPrecios ? dudasDelForm(form) : {}
    setDudas(preguntas)
    const [primera] = Object.keys(preguntas)
    if (primera) return (event.currentTarget.elements.namedItem(primera) as HTMLInputElement).focus()
    const cambios = cambiosDe(form, conPrecios ? tarifas : null)
    if (Object.keys(cambios).length > 0) guardar.mutate(cambios)
    else onClose()
  }

  return (
    <Sheet
      side="right"
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Cambiar ${formatCantidad(salidas.length, 'salida', 'salidas')}`}
      isDirty
    >
      <form onSubmit={enviar} className="grid gap-4" noValidate>
        <p className="text-text-2">
          Lo que dejes sin cambio queda como está. Las reservas ya hechas mantienen su precio.
        </p>
        <Field label="Venta" name="estado" isOptional>
          <Select
            options={opciones([
              ['abierta', 'Abierta'],
              ['cerrada', 'Cerrada'],
            ])}
          />
        </Field>
        <Field
          label="Cupos"
          name="cupos"
          isOptional
          hint={una ? `Ahora ${una.cupos}, ${una.vendidos + una.retenidos} tomados` : undefined}
        >
          <TextInput inputMode="numeric" pattern="[0-9]*" autoComplete="off" />
        </Field>
        <Field label="Cierre de reservas" name="cierreMinutos" isOptional>
          <Select options={opciones(CIERRES)} />
        </Field>
        <Field label="Cómo se confirma" name="confirmacion" isOptional>
          <Select
            options={opciones([
              ['inmediata', 'Al instante'],
              ['solicitud', 'Cuando yo acepto'],
              ['propia', 'Como la experiencia'],
            ])}
          />
        </Field>
        <Field
          label="Mínimo de viajeros"
          name="minParticipantes"
          isOptional
          hint="0 para que salga con cualquier número"
        >
          <TextInput inputMode="numeric" pattern="[0-9]*" autoComplete="off" />
        </Field>
        <Field
          label="Hora de decisión del mínimo"
          name="decisionHoras"
          isOptional
          hint="Si a esa hora no se junta el mínimo, se cancela y se devuelve todo"
        >
          <Select options={opciones(DECISIONES)} />
        </Field>
        <Checkbox
          label="Cambiar precios de estas salidas"
          checked={conPrecios}
          onChange={(event) => setConPrecios(event.currentTarget.checked)}
        />
        {conPrecios && (
          <PreciosDeSalidas
            tarifas={tarifas}
            enviadas={guardar.variables?.tarifas}
            errores={guardar.error instanceof ApiError ? guardar.error.campos : {}}
            dudas={dudas}
          />
        )}
        {guardar.error && (
          <Notice tone="danger" role="alert" title={detalleDe(guardar.error)}>
            {mensajes.map(({ campo, mensaje }) => (
              <p key={campo + mensaje}>{mensaje}</p>
            ))}
          </Notice>
        )}
        <Button type="submit" isWide status={guardar.isPending ? 'loading' : 'default'}>
          Guardar cambios
        </Button>
      </form>
    </Sheet>
  )
}

/** `tarifas`: as they are, where prices are changed too. */
function cambiosDe(form: FormData, tarifas: readonly Tarifa[] | null): CambiosDeSalida {
  const texto = textsOf(form)
  // What is no number is sent as it is, so that the answer says which field it was.
  const numero = (nombre: string) => Number(texto(nombre).replaceAll('.', ''))
  const cambios: CambiosDeSalida = {}
  if (texto('estado')) cambios.estado = texto('estado') as 'abierta' | 'cerrada'
  if (texto('cupos')) cambios.cupos = numero('cupos')
  if (texto('cierreMinutos')) cambios.cierreMinutos = numero('cierreMinutos')
  if (texto('confirmacion'))
    cambios.confirmacion =
      texto('confirmacion') === 'propia' ? null : (texto('confirmacion') as 'inmediata' | 'solicitud')
  if (texto('minParticipantes')) cambios.minParticipantes = numero('minParticipantes')
  if (texto('decisionHoras'))
    cambios.decisionHoras = texto('decisionHoras') === 'propia' ? null : numero('decisionHoras')
  if (tarifas) cambios.tarifas = tarifasDelForm(form, tarifas)
  return cambios
}
