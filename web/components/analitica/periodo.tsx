import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { addDays } from '#web/ui/calendar-dates.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { diaEn } from '#web/ui/horas.ts'
import { Select } from '#web/ui/select.tsx'

const DIAS = ['7', '30', '90', '365'] as const
const POR_DEFECTO = '30'
const OTRO = 'otro'
const OPCIONES = [
  { value: '7', label: 'Últimos 7 días' },
  { value: '30', label: 'Últimos 30 días' },
  { value: '90', label: 'Últimos 90 días' },
  { value: '365', label: 'Último año' },
  { value: OTRO, label: 'Elegir fechas' },
]
const ZONA = 'America/Santiago'
const FECHA = /^\d{4}-\d{2}-\d{2}$/

export type PeriodoElegido = { eleccion: string; rango: { desde: string; hasta: string } }

/** What the address says: a number of days up to today, or two dates. */
export function leerPeriodo(search: URLSearchParams): PeriodoElegido {
  const [desde = '', hasta = ''] = [search.get('desde') ?? '', search.get('hasta') ?? '']
  if (FECHA.test(desde) && FECHA.test(hasta)) return { eleccion: OTRO, rango: { desde, hasta } }
  const eleccion = DIAS.find((dias) => dias === search.get('dias')) ?? POR_DEFECTO
  const hoy = diaEn(new Date(), ZONA)
  return { eleccion, rango: { desde: addDays(hoy, 1 - Number(eleccion)), hasta: hoy } }
}

type PeriodoProps = { periodo: PeriodoElegido; onChange: (cambios: Record<string, string | null>) => void }

export function Periodo({ periodo: { eleccion, rango }, onChange }: PeriodoProps) {
  const [isOtro, setOtro] = useState(eleccion === OTRO)
  const [fechas, setFechas] = useState(rango)
  const isAlReves = fechas.desde > fechas.hasta

  function elegir(next: string) {
    setOtro(next === OTRO)
    if (next !== OTRO) onChange({ dias: next, desde: null, hasta: null })
  }

  return (
    <form
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isAlReves) onChange({ dias: null, ...fechas })
      }}
    >
      <div className="w-56">
        <Field label="Período" name="dias">
          <Select
            required={false}
            value={isOtro ? OTRO : eleccion}
            options={OPCIONES}
            onChange={(event) => elegir(event.currentTarget.value)}
          />
        </Field>
      </div>
      {isOtro && (
        <>
          <div className="w-44">
            <Field label="Desde" name="desde">
              <DateInput value={fechas.desde} onValueChange={(fecha) => setFechas({ ...fechas, desde: fecha })} />
            </Field>
          </div>
          <div className="w-44">
            <Field
              label="Hasta"
              name="hasta"
              error={isAlReves ? 'Elige un día igual o posterior al primero' : undefined}
            >
              <DateInput value={fechas.hasta} onValueChange={(fecha) => setFechas({ ...fechas, hasta: fecha })} />
            </Field>
          </div>
          <Button type="submit" variant="outline" className="self-end">
            Ver
          </Button>
        </>
      )}
    </form>
  )
}
