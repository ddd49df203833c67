import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Anotado } from '#contract/auditoria.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { guardarArchivo } from '#web/components/guardar-archivo.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { MasDeLaLista } from '#web/components/mas-de-la-lista.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { dateMistakes } from '#web/ui/use-form-errors.ts'
import { codigoDeAccion, nombreDeAccion, nombreDeObjeto, textoDeParte } from './auditoria-textos.ts'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Auditoría')
}

type Filtros = { accion?: string; objeto?: string; desde?: string; hasta?: string }
const POR_PAGINA = 50

export default function AuditoriaDeAdmin() {
  const [filtros, setFiltros] = useState<Filtros>({})
  const [limpiezas, setLimpiezas] = useState(0)
  const quitar = () => {
    setFiltros({})
    setLimpiezas((n) => n + 1) // the fields begin again
  }
  return (
    <AreaAdmin
      title="Auditoría"
      seccion="auditoria"
      text="Quién hizo qué y cuándo. No se cambia ni se borra"
      action={<Exportar filtros={filtros} />}
    >
      {() => (
        <>
          <Filtrar key={limpiezas} onFiltros={setFiltros} />
          <Lista filtros={filtros} onQuitar={quitar} />
        </>
      )}
    </AreaAdmin>
  )
}

function Filtrar({ onFiltros }: { onFiltros: (filtros: Filtros) => void }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (dateMistakes(event.currentTarget).length > 0) return // the field says it
    const data = [...new FormData(event.currentTarget)].map(([clave, valor]) => [clave, String(valor).trim()] as const)
    const { accion, ...filtros }: Filtros = Object.fromEntries(data.filter(([, valor]) => valor !== ''))
    onFiltros({ ...filtros, ...(accion && { accion: codigoDeAccion(accion) }) })
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]"
    >
      <Field label="Acción" name="accion" isOptional hint="Como se lee en la lista">
        <TextInput maxLength={60} autoComplete="off" />
      </Field>
      <Field label="Sobre" name="objeto" isOptional hint="Por ejemplo: reserva">
        <TextInput maxLength={40} autoComplete="off" />
      </Field>
      <Field label="Desde" name="desde" isOptional>
        <DateInput />
      </Field>
      <Field label="Hasta" name="hasta" isOptional>
        <DateInput />
      </Field>
      <Button type="submit" className="lg:mt-8">
        Filtrar
      </Button>
    </form>
  )
}

function Exportar({ filtros }: { filtros: Filtros }) {
  const exportar = useMutation({
    mutationFn: () => api.call('exportarAuditoria', filtros),
    onSuccess: (csv) => guardarArchivo('auditoria.csv', csv, 'text/csv'),
  })
  return (
    <span className="grid gap-1">
      <Button
        variant="outline"
        icon={<Download size={20} aria-hidden />}
        status={exportar.isPending ? 'loading' : 'default'}
        onClick={() => exportar.mutate()}
      >
        Descargar CSV
      </Button>
      {exportar.error && (
        <span role="alert" className="text-small text-danger">
          {detalleDe(exportar.error)}
        </span>
      )}
    </span>
  )
}

function Lista({ filtros, onQuitar }: { filtros: Filtros; onQuitar: () => void }) {
  const lista = useInfiniteQuery({
    queryKey: ['admin', 'auditoria', filtros],
    queryFn: ({ pageParam, signal }) =>
      api.page(
        'listarAuditoria',
        { ...filtros, porPagina: POR_PAGINA, ...(pageParam && { antesDe: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ items }) => (items.length < POR_PAGINA ? undefined : String(items.at(-1)!.id)),
    staleTime: 0,
  })
  const { data, error, refetch, isFetching } = lista
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar la auditoría"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={columnas} isDense />
  const filas = data.pages.flatMap(({ items }) => items)
  if (filas.length === 0 && Object.keys(filtros).length === 0)
    return (
      <EmptyBlock
        title="Todavía no hay nada anotado"
        text="Aquí verás cada decisión y cada lectura de un dato protegido, la última primero"
        action={
          <ButtonLink to="/admin/casos" variant="outline">
            Ver los casos
          </ButtonLink>
        }
      />
    )
  if (filas.length === 0) {
    return (
      <EmptyBlock
        title="No hay nada anotado con esos filtros"
        action={
          <Button variant="outline" onClick={onQuitar}>
            Quitar filtros
          </Button>
        }
      />
    )
  }
  return (
    <section aria-label="Anotaciones" className="grid grid-cols-1 gap-4">
      <p role="status" className="text-small text-text-2">
        {formatCantidad(data.pages[0]!.total, 'anotación', 'anotaciones')}
      </p>
      <Table caption="Anotaciones" columns={columnas} rows={filas} rowKey={({ id }) => String(id)} isDense />
      <MasDeLaLista lista={lista} />
    </section>
  )
}

const columnas: Column<Anotado>[] = [
  {
    key: 'accion',
    header: 'Acción',
    isRowHeader: true,
    cell: ({ accion }) => <span className="wrap-anywhere md:inline-block md:min-w-44">{nombreDeAccion(accion)}</span>,
  },
  { key: 'en', header: 'Cuándo', cell: ({ en }) => <span className="whitespace-nowrap">{formatSalida(en)}</span> },
  { key: 'quien', header: 'Quién', cell: ({ quien }) => quien },
  { key: 'objeto', header: 'Sobre', cell: (fila) => <span className="wrap-anywhere">{nombreDeObjeto(fila)}</span> },
  {
    key: 'detalle',
    header: 'Detalle',
    cell: ({ detalle }) => <span className="wrap-anywhere">{detalle.map(textoDeParte).join('; ') || '—'}</span>,
  },
]
