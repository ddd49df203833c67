import type { Tarifa } from '#contract/experiencias.ts'
import { edadesEnPalabras, TARIFAS } from '#web/components/catalogo-textos.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import type { Eleccion } from './use-eleccion.ts'

const TOPE = 50

/** One stepper for each kind of traveller sold, and what they come to. */
export function Viajeros({ eleccion }: { eleccion: Eleccion }) {
  const { tarifas, personas, cantidad, salida, cambiarPersonas } = eleccion
  const libres = Math.max(0, (salida?.cuposDisponibles ?? TOPE) - cantidad)
  const isSolo = tarifas.length === 1
  const steppers = tarifas.map((tarifa) => {
    const n = personas[tarifa.tipo] ?? 0
    const nombre = TARIFAS[tarifa.tipo].uno
    return (
      <Stepper
        key={tarifa.tipo}
        label={isSolo ? 'Viajeros' : nombre}
        unit={isSolo ? 'viajero' : nombre}
        hint={isSolo ? undefined : detalleDe(tarifa)}
        value={n}
        min={cantidad - n > 0 ? 0 : 1}
        max={n + libres}
        onChange={(next) => cambiarPersonas(tarifa.tipo, next)}
      />
    )
  })
  if (isSolo) return <div>{steppers}</div>
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">Viajeros</legend>
      {steppers}
    </fieldset>
  )
}

function detalleDe({ precio, edadMin, edadMax }: Tarifa): string {
  return [formatPesos(precio), edadesEnPalabras(edadMin, edadMax)].filter(Boolean).join('\u00a0· ')
}
