import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Agenda } from '#contract/agenda.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { nombreZona } from '#web/ui/horas.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { AgendaForm } from './agenda-form.tsx'
import { CalendarioEspera } from './calendario-espera.tsx'
import { agendaQuery } from './consultas.ts'
import { MesDeSalidas } from './mes-de-salidas.tsx'
import { Recursos } from './recursos.tsx'
import { Sincronizar } from './sincronizar.tsx'

const VISTAS = [
  ['calendario', 'Calendario'],
  ['horarios', 'Horarios'],
  ['recursos', 'Recursos'],
  ['sincronizar', 'Sincronizar'],
] as const

/** The dates of one experiencia: its departures, the patterns behind them, and what they share with others. */
export function CalendarioOperador({ operador, id }: { operador: Operador; id: string }) {
  const [search, setSearch] = useSearchParams()
  const vista = search.get('vista') ?? 'calendario'
  const { data: agenda, error, refetch, isFetching } = useQuery(agendaQuery(operador, id))
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar las fechas"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!agenda) return <CalendarioEspera />
  const zona = nombreZona(agenda.zonaHoraria)
  const actual = VISTAS.find(([value]) => value === vista)?.[0] ?? 'calendario'
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>
        {agenda.nombreExperiencia}
        {zona && <span className="block font-sans text-body font-normal text-text-2">Horas en {zona}</span>}
      </h2>
      <Tabs
        label="Fechas"
        value={actual}
        onValueChange={(next) => {
          const params = new URLSearchParams(search)
          params.set('vista', next)
          setSearch(params, { replace: true, preventScrollReset: true })
        }}
        tabs={VISTAS.map(([value, label]) => ({
          value,
          label,
          content: value === actual && <Contenido vista={value} operador={operador} agenda={agenda} />,
        }))}
      />
    </div>
  )
}

function Contenido({
  vista,
  operador,
  agenda,
}: {
  vista: (typeof VISTAS)[number][0]
  operador: Operador
  agenda: Agenda
}) {
  if (vista === 'horarios') return <AgendaForm key={agenda.experienciaId} operador={operador} agenda={agenda} />
  if (vista === 'sincronizar') return <Sincronizar operador={operador} agenda={agenda} />
  return vista === 'recursos' ? <Recursos operador={operador} /> : <MesDeSalidas operador={operador} agenda={agenda} />
}
