import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Select } from '#web/ui/select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { type Filtros, MAX_VIAJEROS, PRECIOS_MAX, PRECIOS_MIN, preciosChocan } from './filtros.ts'

export const CHOQUE = 'El mínimo supera al máximo'

type FiltrosCamposProps = { filtros: Filtros; onChange: (filtros: Filtros) => void }

/** Prices that contradict each other stay here, with their reason, and are not handed on. */
export function FiltrosCampos({ filtros, onChange }: FiltrosCamposProps) {
  const [aplicados, setAplicados] = useState(filtros)
  const [borrador, setBorrador] = useState(filtros)
  if (aplicados !== filtros) {
    setAplicados(filtros)
    setBorrador(filtros)
  }
  const choque = preciosChocan(borrador) ? CHOQUE : undefined

  function cambiar(next: Filtros) {
    setBorrador(next)
    if (!preciosChocan(next)) onChange(next)
  }

  return (
    <>
      <Field label="Precio mínimo" name="precioMin" error={choque}>
        <Select
          required={false}
          value={String(borrador.precioMin ?? 0)}
          options={opciones(PRECIOS_MIN, 'Sin mínimo', borrador.precioMin)}
          onChange={(event) => cambiar({ ...borrador, precioMin: Number(event.currentTarget.value) })}
        />
      </Field>
      <Field label="Precio máximo" name="precioMax">
        <Select
          required={false}
          value={String(borrador.precioMax ?? 0)}
          options={opciones(PRECIOS_MAX, 'Sin máximo', borrador.precioMax)}
          onChange={(event) => cambiar({ ...borrador, precioMax: Number(event.currentTarget.value) })}
        />
      </Field>
      <div className="grid content-start gap-2 lg:pt-8">
        <Stepper
          label="Viajeros"
          unit="viajero"
          none="Cualquiera"
          value={borrador.participantes ?? 0}
          max={MAX_VIAJEROS}
          onChange={(participantes) => cambiar({ ...borrador, participantes })}
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
