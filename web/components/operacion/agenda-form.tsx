import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Agenda, AgendaGuardada, Excepcion, Temporada } from '#contract/agenda.ts'
import { avisoDeHoraSaltada } from '#domain/disponibilidad/hora-que-existe.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { addDays } from '#web/ui/calendar-dates.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatDia } from '#web/ui/formato.ts'
import { diaEn, formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { LLAMADAS_DE } from '../operador-llamadas.ts'
import { agendaQuery } from './consultas.ts'
import { horarioNuevo, HorariosLista } from './horarios-lista.tsx'

/** Not yet before travellers: there is nothing to sell. */
const SIN_SALIDAS: ReadonlySet<Agenda['estado']> = new Set(['borrador', 'observada'])

type Partes = Pick<Agenda, 'horarios' | 'temporadas' | 'excepciones' | 'feriados' | 'decisionHoras'>

/** Weekly patterns, seasons and exceptions. What would change is shown before it is saved. */
export function AgendaForm({ operador, agenda }: { operador: Operador; agenda: Agenda }) {
  const queryClient = useQueryClient()
  const [hoy] = useState(() => diaEn(new Date(), agenda.zonaHoraria))
  const [partes, setPartes] = useState<Partes>(agenda)
  // What is shown was read then: whatever was saved elsewhere since refuses this one.
  const [version, setVersion] = useState(agenda.version)
  const poner = (cambio: Partial<Partes>) => {
    setPartes((antes) => ({ ...antes, ...cambio }))
    guardar.reset()
  }
  const guardar = useMutation({
    mutationFn: (ensayo: boolean) => {
      const { horarios, temporadas, excepciones, feriados, decisionHoras } = partes
      return api.call(LLAMADAS_DE[operador].guardarAgenda, {
        id: agenda.experienciaId,
        version,
        ensayo,
        horarios,
        temporadas,
        excepciones,
        feriados,
        decisionHoras,
      })
    },
    onSuccess: async ({ agenda: guardada }, ensayo) => {
      if (ensayo) return
      setPartes(guardada)
      setVersion(guardada.version)
      await queryClient.invalidateQueries({ queryKey: ['salidas-propias', operador, agenda.experienciaId] })
      queryClient.setQueryData(agendaQuery(operador, agenda.experienciaId).queryKey, guardada)
    },
  })
  const ponerTemporada = (i: number, cambio: Partial<Temporada>) =>
    poner({ temporadas: partes.temporadas.map((una, j) => (i === j ? { ...una, ...cambio } : una)) })
  const mensajes = guardar.error instanceof ApiError ? (guardar.error.problema.errores ?? []) : []
  return (
    <div className="grid max-w-[50rem] grid-cols-1 gap-8">
      <section aria-labelledby="semana" className="grid gap-4">
        <h3 id="semana">Cada semana</h3>
        {partes.horarios.length === 0 && <p className="text-text-2">Define tu primera semana.</p>}
        <HorariosLista
          name="semana"
          cuposPorSalida={agenda.cuposPorSalida}
          conVigencia
          horarios={partes.horarios}
          onChange={(horarios) => poner({ horarios })}
        />
      </section>
      <section aria-labelledby="temporadas" className="grid gap-4">
        <h3 id="temporadas">Temporadas</h3>
        <p className="text-text-2">
          Mientras dura una temporada, sus horarios reemplazan a los de cada semana. Sin horarios, no hay salidas.
        </p>
        {partes.temporadas.map((temporada, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a season has no name of its own while it is written, and its fields keep no state
          <fieldset key={i} className="grid gap-3 rounded-card border border-border p-4">
            <legend className="px-1 font-semibold">{temporada.nombre || 'Temporada nueva'}</legend>
            <div className="grid gap-3 sm:grid-cols-3">
              <Field label="Nombre" name={`temporada-${i}-nombre`}>
                <TextInput
                  value={temporada.nombre}
                  maxLength={40}
                  onChange={(event) => ponerTemporada(i, { nombre: event.currentTarget.value })}
                />
              </Field>
              <Field label="Desde" name={`temporada-${i}-desde`}>
                <DateInput value={temporada.desde} onValueChange={(fecha) => ponerTemporada(i, { desde: fecha })} />
              </Field>
              <Field label="Hasta" name={`temporada-${i}-hasta`}>
                <DateInput value={temporada.hasta} onValueChange={(fecha) => ponerTemporada(i, { hasta: fecha })} />
              </Field>
            </div>
            <Checkbox
              label="Se repite cada año"
              checked={temporada.cadaAnio}
              onChange={(event) => ponerTemporada(i, { cadaAnio: event.currentTarget.checked })}
            />
            <HorariosLista
              name={`temporada-${i}`}
              cuposPorSalida={agenda.cuposPorSalida}
              horarios={temporada.horarios}
              onChange={(horarios) => ponerTemporada(i, { horarios })}
            />
            <Button
              variant="quiet"
              size="dense"
              className="justify-self-start"
              onClick={() => poner({ temporadas: partes.temporadas.filter((_, j) => j !== i) })}
            >
              Quitar temporada
            </Button>
          </fieldset>
        ))}
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() =>
            poner({
              temporadas: [
                ...partes.temporadas,
                {
                  nombre: '',
                  desde: hoy,
                  hasta: addDays(hoy, 60),
                  cadaAnio: false,
                  horarios: [horarioNuevo(agenda.cuposPorSalida)],
                },
              ],
            })
          }
        >
          Agregar temporada
        </Button>
      </section>
      <Excepciones
        hoy={hoy}
        zona={agenda.zonaHoraria}
        cuposPorSalida={agenda.cuposPorSalida}
        excepciones={partes.excepciones}
        onChange={(excepciones) => poner({ excepciones })}
      />
      <section aria-labelledby="reglas" className="grid gap-4 sm:grid-cols-2">
        <h3 id="reglas" className="sm:col-span-2">
          Reglas
        </h3>
        <Field label="Feriados de Chile" name="feriados">
          <Select
            value={partes.feriados}
            onChange={(event) => poner({ feriados: event.currentTarget.value as Agenda['feriados'] })}
            options={[
              { value: 'normal', label: 'Como cualquier día' },
              { value: 'cerrado', label: 'Cerrado' },
              { value: 'domingo', label: 'Como un domingo' },
            ]}
          />
        </Field>
        <Field
          label="Decisión del mínimo"
          name="decisionHoras"
          hint="Cuándo se decide si sale con los viajeros que hay"
        >
          <Select
            value={String(partes.decisionHoras)}
            onChange={(event) => poner({ decisionHoras: Number(event.currentTarget.value) })}
            options={[...new Set([6, 12, 24, 48, 72, partes.decisionHoras])]
              .sort((a, b) => a - b)
              .map((horas) => ({ value: String(horas), label: `${horas} horas antes` }))}
          />
        </Field>
      </section>
      {guardar.error && (
        <Notice tone="danger" role="alert" title={detalleDe(guardar.error)}>
          {mensajes.map(({ campo, mensaje }) => (
            <p key={campo + mensaje}>{mensaje}</p>
          ))}
        </Notice>
      )}
      {guardar.data && (
        <Resultado guardada={guardar.data} isEnsayo={guardar.variables === true} zona={agenda.zonaHoraria} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          status={guardar.isPending && guardar.variables === false ? 'loading' : 'default'}
          onClick={() => guardar.mutate(false)}
        >
          Guardar fechas
        </Button>
        <Button
          variant="outline"
          status={guardar.isPending && guardar.variables === true ? 'loading' : 'default'}
          onClick={() => guardar.mutate(true)}
        >
          Ver qué cambiaría
        </Button>
      </div>
    </div>
  )
}

function Excepciones({
  hoy,
  zona,
  cuposPorSalida,
  excepciones,
  onChange,
}: {
  hoy: string
  zona: string
  cuposPorSalida: number | null
  excepciones: Excepcion[]
  onChange: (excepciones: Excepcion[]) => void
}) {
  const [fecha, setFecha] = useState('')
  const [hora, setHora] = useState('10:00')
  const [cupos, setCupos] = useState(String(horarioNuevo(cuposPorSalida).cupos))
  const saltada = avisoDeHoraSaltada(fecha, hora, zona) ?? undefined
  const agregar = (nueva: Excepcion) =>
    onChange(
      [...excepciones.filter((otra) => otra.fecha !== nueva.fecha || otra.hora !== nueva.hora), nueva].sort((a, b) =>
        a.fecha < b.fecha ? -1 : 1,
      ),
    )
  return (
    <section aria-labelledby="excepciones" className="grid gap-4">
      <h3 id="excepciones">Excepciones</h3>
      <ul className="grid gap-1">
        {excepciones.map((una) => (
          <li
            key={`${una.fecha} ${una.hora}`}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-border py-1"
          >
            <span>
              {formatDia(una.fecha)}:{' '}
              {una.hora === null
                ? 'día cerrado'
                : una.cierra
                  ? `${una.hora} cerrada`
                  : `${una.hora} con ${una.cupos} cupos`}
              {una.motivo && `\u00a0· ${una.motivo}`}
            </span>
            <Button
              variant="quiet"
              size="dense"
              aria-label={`Quitar excepción del ${formatDia(una.fecha)}`}
              onClick={() => onChange(excepciones.filter((otra) => otra !== una))}
            >
              Quitar
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <Field label="Fecha" name="excepcion-fecha" isOptional>
          <DateInput min={hoy} value={fecha} onValueChange={(fecha) => setFecha(fecha)} />
        </Field>
        <Field label="Hora" name="excepcion-hora" isOptional error={saltada}>
          <TextInput type="time" value={hora} onChange={(event) => setHora(event.currentTarget.value)} />
        </Field>
        <Field label="Cupos" name="excepcion-cupos" isOptional>
          <TextInput
            inputMode="numeric"
            value={cupos}
            onChange={(event) => setCupos(event.currentTarget.value.replaceAll(/\D/g, ''))}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="dense"
          onClick={() =>
            fecha && hora && !saltada && agregar({ fecha, hora, cierra: false, cupos: Number(cupos), motivo: null })
          }
        >
          Agregar hora
        </Button>
        <Button
          variant="outline"
          size="dense"
          onClick={() => fecha && agregar({ fecha, hora: null, cierra: true, cupos: null, motivo: null })}
        >
          Cerrar ese día
        </Button>
      </div>
    </section>
  )
}

function Resultado({
  guardada: { agenda, creadas, reabiertas, retiradas, ajustadas, conflictos, saltadas },
  isEnsayo,
  zona,
}: {
  guardada: AgendaGuardada
  isEnsayo: boolean
  zona: string
}) {
  const cuentas = [
    formatCantidad(creadas + reabiertas, 'salida nueva', 'salidas nuevas'),
    formatCantidad(retiradas, 'salida menos', 'salidas menos'),
    formatCantidad(ajustadas, 'salida con otros cupos', 'salidas con otros cupos'),
  ].join(', ')
  return (
    <Notice
      tone={isEnsayo ? 'info' : 'success'}
      role="status"
      title={
        isEnsayo
          ? `Cambiaría: ${cuentas}`
          : SIN_SALIDAS.has(agenda.estado)
            ? 'Guardamos tus fechas. Las salidas se abren cuando se publique la experiencia'
            : `Guardamos tus fechas: ${cuentas}`
      }
    >
      {conflictos.length > 0 && (
        <p>
          {formatCantidad(
            conflictos.length,
            'salida vendida no calza y queda como está',
            'salidas vendidas no calzan y quedan como están',
          )}
          :{' '}
          {conflictos
            .slice(0, 5)
            .map(({ inicio }) => formatSalida(inicio, zona))
            .join(', ')}
          .
        </p>
      )}
      {saltadas.map(({ fecha, hora }) => (
        <p key={fecha + hora}>
          El {formatDia(fecha)} no hay salida a las {hora}: esa hora no existe por el cambio de hora.
        </p>
      ))}
    </Notice>
  )
}
