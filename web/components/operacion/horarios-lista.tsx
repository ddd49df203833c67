/* oxlint-disable react/no-array-index-key -- two patterns may be alike, and their fields keep no state */
import type { HorarioSemanal } from '#contract/agenda.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { DIAS } from '#web/ui/formato.ts'
import { TextInput } from '#web/ui/text-input.tsx'

const CUPOS = 8

/** Begins with as many places as the experience receives at a time. */
export const horarioNuevo = (cuposPorSalida: number | null): HorarioSemanal => ({
  dias: [6, 7],
  hora: '10:00',
  cupos: cuposPorSalida ?? CUPOS,
  desde: null,
  hasta: null,
})

type HorariosListaProps = {
  name: string
  cuposPorSalida: number | null
  horarios: HorarioSemanal[]
  onChange: (horarios: HorarioSemanal[]) => void
  conVigencia?: boolean
}

/** Weekly patterns: days, hour and places of each. */
export function HorariosLista({ name, cuposPorSalida, horarios, onChange, conVigencia = false }: HorariosListaProps) {
  const poner = (i: number, cambio: Partial<HorarioSemanal>) =>
    onChange(horarios.map((uno, j) => (i === j ? { ...uno, ...cambio } : uno)))
  return (
    <div className="grid gap-3">
      {horarios.map((horario, i) => (
        <div
          key={i}
          role="group"
          aria-label={`Horario de las ${horario.hora}`}
          className="grid gap-3 rounded-card border border-border bg-surface p-4"
        >
          <div role="group" aria-label="Días" className="grid grid-cols-[repeat(4,2.75rem)] gap-2 sm:flex">
            {DIAS.map((dia, n) => (
              <Dia
                key={dia}
                dia={dia}
                isOn={horario.dias.includes(n + 1)}
                onToggle={() => poner(i, { dias: alternar(horario.dias, n + 1) })}
              />
            ))}
          </div>
          <div className={cx('grid grid-cols-1 items-start gap-3 sm:grid-cols-2', conVigencia && 'lg:grid-cols-4')}>
            <Field label="Hora" name={`${name}-${i}-hora`}>
              <TextInput
                type="time"
                value={horario.hora}
                onChange={(event) => poner(i, { hora: event.currentTarget.value })}
              />
            </Field>
            <Field label="Cupos" name={`${name}-${i}-cupos`}>
              <TextInput
                inputMode="numeric"
                value={horario.cupos || ''}
                onChange={(event) =>
                  poner(i, { cupos: Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3)) })
                }
              />
            </Field>
            {conVigencia && (
              <>
                <Field label="Desde" name={`${name}-${i}-desde`} isOptional>
                  <DateInput
                    value={horario.desde ?? ''}
                    onValueChange={(fecha) => poner(i, { desde: fecha || null })}
                  />
                </Field>
                <Field label="Hasta" name={`${name}-${i}-hasta`} isOptional>
                  <DateInput
                    value={horario.hasta ?? ''}
                    onValueChange={(fecha) => poner(i, { hasta: fecha || null })}
                  />
                </Field>
              </>
            )}
          </div>
          <Button
            variant="quiet"
            size="dense"
            className="justify-self-start"
            aria-label={`Quitar el horario de las ${horario.hora}`}
            onClick={() => onChange(horarios.filter((_, j) => j !== i))}
          >
            Quitar
          </Button>
        </div>
      ))}
      <Button
        variant="outline"
        size="dense"
        className="justify-self-start"
        onClick={() => onChange([...horarios, horarioNuevo(cuposPorSalida)])}
      >
        Agregar hora
      </Button>
    </div>
  )
}

function Dia({ dia, isOn, onToggle }: { dia: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={dia}
      onClick={onToggle}
      className={cx(
        'size-11 rounded-control border text-small font-semibold',
        isOn ? 'border-primary bg-primary-soft text-primary-soft-text' : 'border-control-border bg-surface text-text-2',
      )}
    >
      <span className="inline-block first-letter:uppercase">{dia.slice(0, 2)}</span>
    </button>
  )
}

const alternar = (dias: number[], dia: number): number[] =>
  dias.includes(dia) ? dias.filter((otro) => otro !== dia) : [...dias, dia].sort((a, b) => a - b)
