import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Select } from '#web/ui/select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { type Filtros, MAX_VIAJEROS, PRECIOS_MAX, PRECIOS_MIN, preciosChocan } from './filtros.ts'

const CHOQUE = 'El mínimo supera al máximo. Baja el mínimo o sube el máximo'

type FiltrosCamposProps = { filtros: Filtros; onChange: (filtros: Filtros) => void }

/** Applies each change at once; prices that contradict each other stay here, with their reason, and are not handed on. */
export function FiltrosAlInstante({ filtros, onChange }: FiltrosCamposProps) {
  const [aplicados, setAplicados] = useState(filtros)
  const [borrador, setBorrador] = useState(filtros)
  if (aplicados !== filtros) {
    setAplicados(filtros)
    setBorrador(filtros)
  }
  return (
    <FiltrosCampos
      filtros={borrador}
      onChange={(next) => {
        setBorrador(next)
        if (!preciosChocan(next)) onChange(next)
      }}
    />
  )
}

export function FiltrosCampos({ filtros, onChange }: FiltrosCamposProps) {
  const choque = preciosChocan(filtros) ? CHOQUE : undefined
  return (
    <>
      <Field label="Precio mínimo" name="precioMin" error={choque}>
        <Select
          required={false}
          value={String(filtros.precioMin ?? 0)}
          options={opciones(PRECIOS_MIN, 'Sin mínimo', filtros.precioMin)}
          onChange={(event) => onChange({ ...filtros, precioMin: Number(event.currentTarget.value) })}
        />
      </Field>
      <Field label="Precio máximo" name="precioMax">
        <Select
          required={false}
          value={String(filtros.precioMax ?? 0)}
          options={opciones(PRECIOS_MAX, 'Sin máximo', filtros.precioMax)}
          onChange={(event) => onChange({ ...filtros, precioMax: Number(event.currentTarget.value) })}
        />
      </Field>
      <div className="grid content-start gap-2 lg:pt-8">
        <Stepper
          label="Viajeros"
          unit="viajero"
          none="Cualquiera"
          value={filtros.participantes ?? 0}
          max={MAX_VIAJEROS}
          onChange={(participantes) => onChange({ ...filtros, participantes })}
        />
      </div>
    </>
  )
}

// A price that came by the address and is not in the list stays choosable.
function opciones(precios: readonly number[], sinLimite: string, elegido = 0) {
  const todos = precios.includes(elegido) ? [...precios] : [...precios, elegido].sort((a, b) => a - b)
  return todos.map((precio) => ({ value: String(precio), label: precio === 0 ? sinLimite : formatPesos(precio) }))
}
