import type { Tarifa, TipoTarifa } from '#contract/experiencias.ts'
import { MAX_PARTICIPANTES } from '#contract/topes.ts'
import { edadesEnPalabras, TARIFAS } from '#web/components/catalogo-textos.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FieldRule } from '#web/ui/use-form-errors.ts'

export type Cantidades = Partial<Record<TipoTarifa, string>>

const TIPOS = Object.keys(TARIFAS) as TipoTarifa[]
const FALTAN = `Escribe cuántas personas, de 1 a ${MAX_PARTICIPANTES}`

const cuantas = (texto: string | undefined): number => (/^\d+$/.test(texto ?? '') ? Number(texto) : 0)
const esCantidad: FieldRule = (texto) =>
  /^\d{0,2}$/.test(texto) && Number(texto) <= MAX_PARTICIPANTES
    ? undefined
    : `Escribe un número de 0 a ${MAX_PARTICIPANTES}`

/** Of each kind some or none; of all together, as many as one reserva takes. */
export const REGLAS_DE_PARTICIPANTES: Record<string, FieldRule> = {
  ...Object.fromEntries(TIPOS.map((tipo) => [tipo, esCantidad])),
  participantes: (_, form) => {
    const total = TIPOS.reduce((suma, tipo) => suma + cuantas(String(form.get(tipo) ?? '')), 0)
    return total >= 1 && total <= MAX_PARTICIPANTES ? undefined : FALTAN
  },
}

/** Those that were written of the kinds sold. */
export function participantesDe(
  tarifas: readonly Tarifa[],
  cantidades: Cantidades,
): Partial<Record<TipoTarifa, number>> {
  return Object.fromEntries(
    tarifas.map(({ tipo }) => [tipo, cuantas(cantidades[tipo])] as const).filter(([, n]) => n > 0),
  )
}

/** Without a whole group's place, which takes as many as its departure has. */
export const personasDe = (participantes: Partial<Record<TipoTarifa, number>>): number =>
  Object.entries(participantes).reduce((suma, [tipo, n]) => suma + (tipo === 'grupo' ? 0 : n), 0)

/** What a price comes to under a contract; `margen` in hundredths of a percent. */
export const netoDe = (publico: number, margen: number): number => publico - Math.round((publico * margen) / 10_000)

type ParticipantesProps = {
  /** What the chosen departure sells. */
  tarifas: readonly Tarifa[]
  margen: number
  cantidades: Cantidades
  errores: Partial<Record<string, string>>
  onCambio: (cantidades: Cantidades) => void
}

/** How many of each kind that is sold, each with its net price, and what they come to. */
export function Participantes({ tarifas, margen, cantidades, errores, onCambio }: ParticipantesProps) {
  const isSolo = tarifas.length === 1
  const participantes = participantesDe(tarifas, cantidades)
  const total = tarifas.reduce(
    (suma, { tipo, precio }) => suma + netoDe(precio, margen) * (participantes[tipo] ?? 0),
    0,
  )
  const hayAlguien = Object.keys(participantes).length > 0
  return (
    <fieldset id="campo-participantes" tabIndex={-1} className="grid min-w-0 gap-3">
      <legend className={isSolo ? 'sr-only' : 'mb-2 font-medium'}>Quiénes van</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {tarifas.map((tarifa) => (
          <Field
            key={tarifa.tipo}
            name={tarifa.tipo}
            label={isSolo && tarifa.tipo === 'adulto' ? 'Personas' : TARIFAS[tarifa.tipo].varios}
            isOptional={!isSolo}
            hint={precioDicho(tarifa, margen)}
            error={errores[tarifa.tipo]}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={cantidades[tarifa.tipo] ?? ''}
              onChange={(event) => onCambio({ ...cantidades, [tarifa.tipo]: event.currentTarget.value })}
            />
          </Field>
        ))}
      </div>
      <FieldError id="campo-participantes-error" message={hayAlguien ? undefined : errores.participantes} />
      <p role="status" className="text-text-2">
        {hayAlguien && `Total ${formatPesos(total)}`}
      </p>
    </fieldset>
  )
}

/** '4 a 12 años · $8.100, $9.000 al público' */
function precioDicho({ precio, edadMin, edadMax }: Tarifa, margen: number): string {
  const neto = formatPesos(netoDe(precio, margen))
  return [
    edadesEnPalabras(edadMin, edadMax),
    margen > 0 && precio > 0 ? `${neto} neto, ${formatPesos(precio)} al público` : neto,
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}
