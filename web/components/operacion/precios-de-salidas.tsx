import type { CambiosDeSalida } from '#contract/agenda.ts'
import type { Tarifa, TipoTarifa } from '#contract/experiencias.ts'
import { leerPesos } from '#domain/leer-pesos.ts'
import { PesosInput } from '#web/components/pesos-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textsOf } from '#web/ui/texts-of.ts'

const TARIFAS: [TipoTarifa, string][] = [
  ['adulto', 'Adulto'],
  ['nino', 'Niño o niña'],
  ['adultoMayor', 'Adulto mayor'],
  ['estudiante', 'Estudiante'],
  ['residente', 'Residente'],
  ['grupo', 'Grupo privado (toda la salida)'],
]
const EDADES: Partial<Record<TipoTarifa, readonly (readonly ['edadMin' | 'edadMax', string])[]>> = {
  nino: [
    ['edadMin', 'Desde qué edad'],
    ['edadMax', 'Hasta qué edad'],
  ],
  adultoMayor: [['edadMin', 'Desde qué edad']],
}

type PreciosDeSalidasProps = {
  /** As they are now. */
  tarifas: readonly Tarifa[]
  /** What was sent, and what the server said of each: `cambios.tarifas.0.precio`. */
  enviadas: CambiosDeSalida['tarifas']
  errores: Partial<Record<string, string>>
  /** What is asked about amounts that are not clear, by the name of their field. */
  dudas: Partial<Record<string, string>>
}

export function PreciosDeSalidas({ tarifas, enviadas, errores, dudas }: PreciosDeSalidasProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-small text-text-2">
        Deja vacío lo que no vendes. Todo vacío vuelve a los precios de la experiencia.
      </legend>
      {TARIFAS.map(([tipo, texto]) => {
        const tarifa = tarifas.find((una) => una.tipo === tipo)
        const enviada = enviadas?.findIndex((una) => una.tipo === tipo) ?? -1
        const error = (campo: string) => (enviada < 0 ? undefined : errores[`cambios.tarifas.${enviada}.${campo}`])
        const edades = EDADES[tipo] ?? []
        return (
          <div key={tipo} className="grid grid-cols-2 gap-3">
            <div className="col-span-2">
              <Field
                label={texto}
                name={`precio-${tipo}`}
                isOptional
                error={dudas[`precio-${tipo}`] ?? error('precio')}
              >
                <PesosInput defaultValue={tarifa?.precio} />
              </Field>
            </div>
            {edades.map(([campo, label]) => (
              <Field key={campo} label={label} name={`${campo}-${tipo}`} isOptional error={error(campo)}>
                <TextInput
                  inputMode="numeric"
                  pattern="[0-9]*"
                  autoComplete="off"
                  aria-label={`${texto}: ${label.toLowerCase()}`}
                  defaultValue={tarifa?.[campo] ?? ''}
                />
              </Field>
            ))}
          </div>
        )
      })}
    </fieldset>
  )
}

/** The amounts of the form that may mean two things. Nothing is sent before they are clear. */
export function dudasDelForm(form: FormData): Partial<Record<string, string>> {
  const texto = textsOf(form)
  return Object.fromEntries(
    TARIFAS.flatMap(([tipo]) => {
      const { duda } = leerPesos(texto(`precio-${tipo}`))
      return duda === null ? [] : [[`precio-${tipo}`, duda]]
    }),
  )
}

/** What the form says of prices; the ages it does not ask for stay as they are. Null: those of the experiencia. */
export function tarifasDelForm(form: FormData, tarifas: readonly Tarifa[]): Tarifa[] | null {
  const texto = textsOf(form)
  // What is no number is sent as it is, so that the answer says which field it was.
  const numero = (nombre: string) => Number(texto(nombre).replaceAll('.', ''))
  const dichas = TARIFAS.filter(([tipo]) => texto(`precio-${tipo}`)).map(([tipo]) => {
    const antes = tarifas.find((una) => una.tipo === tipo)
    const edad = (campo: 'edadMin' | 'edadMax') => {
      if (!EDADES[tipo]?.some(([uno]) => uno === campo)) return antes?.[campo] ?? null
      return texto(`${campo}-${tipo}`) ? numero(`${campo}-${tipo}`) : null
    }
    return {
      tipo,
      precio: leerPesos(texto(`precio-${tipo}`)).pesos ?? 0,
      edadMin: edad('edadMin'),
      edadMax: edad('edadMax'),
    }
  })
  return dichas.length > 0 ? dichas : null
}
