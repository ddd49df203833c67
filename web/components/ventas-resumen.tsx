import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ResumenDeVentas } from '#contract/operadores.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatNota, formatNumero, formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { AreaEspera } from './area-privada.tsx'
import type { Operador } from './experiencias-propias.tsx'
import { VentasGrafico } from './ventas-grafico.tsx'

const LLAMADAS = { anfitrion: 'verResumenDeAnfitrion', proveedor: 'verResumenDeProveedor' } as const
const PERIODOS = [7, 30, 90, 365] as const
const NOMBRES: Record<number, string> = { 7: 'Últimos 7 días', 30: 'Últimos 30 días', 90: 'Últimos 90 días', 365: 'Último año' }
const POCAS = 5

/** What was sold in a period, against the one before. */
export function VentasResumen({ operador }: { operador: Operador }) {
  const [search, setSearch] = useSearchParams()
  const dias = PERIODOS.find((each) => String(each) === search.get('dias')) ?? 30
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['ventas', operador, dias],
    queryFn: ({ signal }) => api.call(LLAMADAS[operador], { dias }, { signal }),
    placeholderData: keepPreviousData,
  })

  function elegir(next: string) {
    const params = new URLSearchParams(search)
    params.set('dias', next)
    setSearch(params, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-72">
        <Field label="Período" name="dias">
          <Select required={false} value={String(dias)} options={PERIODOS.map((each) => ({ value: String(each), label: NOMBRES[each] ?? '' }))} onChange={(event) => elegir(event.currentTarget.value)} />
        </Field>
      </div>
      {error ? <Falla error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : data ? <Cifras resumen={data} /> : <AreaEspera />}
    </div>
  )
}

function Falla({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  if (error instanceof ApiError && error.status === 403) return <Notice tone="info">Tu papel en esta empresa no incluye ver las ventas.</Notice>
  return <ErrorBlock title="No pudimos cargar tus ventas" text={detalleDe(error)} onRetry={onRetry} isRetrying={isRetrying} />
}

function Cifras({ resumen: { actual, anterior, porDia, mejores, dias } }: { resumen: ResumenDeVentas }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-6">
        <Tile label="Reservas" value={formatNumero(actual.reservas)} detail={cambioDe(actual.reservas, anterior.reservas, formatNumero, dias)} />
        <Tile label="Ingresos, antes de comisión" value={formatPesos(actual.ventas)} detail={cambioDe(actual.ventas, anterior.ventas, formatPesos, dias)} />
        <Tile label="Ocupación" value={actual.ocupacion === null ? '—' : `${actual.ocupacion} %`} detail={actual.ocupacion === null ? 'Sin salidas en el período' : anterior.ocupacion === null ? null : `Antes: ${anterior.ocupacion} %`} />
        <Tile label="Evaluación" value={actual.calificacion.promedio === null ? '—' : formatNota(actual.calificacion.promedio)} detail={formatCantidad(actual.calificacion.cantidad, 'opinión nueva', 'opiniones nuevas')} />
      </div>
      {actual.reservas < POCAS ? <Notice tone="info">Con más reservas verás tendencias aquí</Notice> : <VentasGrafico porDia={porDia} />}
      {mejores.length > 0 && (
        <section aria-labelledby="mejores" className="grid grid-cols-1 gap-3">
          <h2 id="mejores">Las que más vendieron</h2>
          <Table caption="Experiencias que más vendieron" columns={COLUMNAS} rows={mejores} rowKey={({ id }) => id} isDense />
        </section>
      )}
    </>
  )
}

const COLUMNAS: Column<ResumenDeVentas['mejores'][number]>[] = [
  { key: 'nombre', header: 'Experiencia', isRowHeader: true, cell: ({ nombreExperiencia }) => nombreExperiencia },
  { key: 'reservas', header: 'Reservas', isNumber: true, cell: ({ reservas }) => formatNumero(reservas) },
  { key: 'ventas', header: 'Ingresos', isNumber: true, cell: ({ ventas }) => formatPesos(ventas) },
]

/** In words: a colour alone says nothing. */
function cambioDe(actual: number, anterior: number, formato: (n: number) => string, dias: number): string {
  const antes = `${formato(anterior)} en los ${dias} días anteriores`
  if (actual === anterior) return `Igual: ${antes}`
  return `${actual > anterior ? 'Subió' : 'Bajó'}: ${antes}`
}
