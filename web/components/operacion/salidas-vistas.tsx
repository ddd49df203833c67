import { useSearchParams } from 'react-router'
import { Tabs } from '#web/ui/tabs.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { CancelacionesPropias } from './cancelaciones-propias.tsx'
import { SalidasDelDia } from './salidas-del-dia.tsx'
import { SemanaDeSalidas } from './semana-de-salidas.tsx'

const VISTAS = [
  ['dia', 'Día'],
  ['semana', 'Semana'],
] as const

/** The departures of all experiences: a day as a list, or a week by the hour. */
export function SalidasVistas({ operador }: { operador: Operador }) {
  const [search, setSearch] = useSearchParams()
  const actual = VISTAS.find(([value]) => value === search.get('vista'))?.[0] ?? 'dia'
  return (
    <div className="grid grid-cols-1 gap-10">
      <Tabs
        label="Salidas"
        value={actual}
        onValueChange={(next) => {
          const params = new URLSearchParams(search)
          params.set('vista', next)
          setSearch(params, { replace: true, preventScrollReset: true })
        }}
        tabs={VISTAS.map(([value, label]) => ({
          value,
          label,
          content:
            value === actual &&
            (value === 'dia' ? <SalidasDelDia operador={operador} /> : <SemanaDeSalidas operador={operador} />),
        }))}
      />
      <CancelacionesPropias operador={operador} />
    </div>
  )
}
