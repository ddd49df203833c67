import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { detalleDe, type ListPage } from '#web/api/cliente.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { ConMotivo } from '../con-motivo.tsx'

type Que = 'repetir' | 'descartar'
type Acto<T> = { fila: T; que: Que }

type FallidosProps<T extends { id: string }> = {
  /** Names the query, and the page in the address. */
  clave: string
  total: number
  onChange: () => void
  leer: (tramo: { pagina: number; porPagina: number }, signal: AbortSignal) => Promise<ListPage<T[]>>
  atender: (que: Que, id: string, motivo: string) => Promise<unknown>
  columnas: Column<T>[]
  nombre: (fila: T) => string
  textos: {
    tabla: string
    noCargo: string
    ninguno: string
    boton: string
    repetir: [titulo: string, texto: string, si: string]
    descartar: [titulo: string, texto: string, si: string]
  }
}

/** What was given up: each is done again or let go of, with a reason. */
export function Fallidos<T extends { id: string }>({
  clave,
  total,
  onChange,
  leer,
  atender,
  columnas,
  nombre,
  textos,
}: FallidosProps<T>) {
  const pagina = usePagina(clave)
  const [acto, setActo] = useState<Acto<T> | null>(null)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'salud', clave, total, pagina],
    queryFn: ({ signal }) => leer({ pagina, porPagina: POR_PAGINA }, signal),
    staleTime: 0,
  })
  const guardar = useMutation({
    mutationFn: (motivo: string) => (acto ? atender(acto.que, acto.fila.id, motivo) : Promise.resolve()),
    onSuccess: () => {
      setActo(null)
      onChange()
      void refetch()
    },
  })
  if (error)
    return (
      <ErrorBlock
        title={textos.noCargo}
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data || data.total === 0) return <p className="text-text-2">{data ? textos.ninguno : 'Cargando…'}</p>
  const [title, text, confirmText] = textos[acto?.que ?? 'repetir']
  return (
    <>
      <Table
        caption={textos.tabla}
        columns={[...columnas, accionesCon(setActo, nombre, textos.boton)]}
        rows={data.items}
        rowKey={({ id }) => id}
        isDense
      />
      <PaginaDe pagina={pagina} total={data.total} clave={clave} />
      {acto && (
        <ConMotivo
          key={acto.fila.id + acto.que}
          isOpen
          onClose={() => setActo(null)}
          title={title}
          text={text}
          confirmText={confirmText}
          isDestructive={acto.que === 'descartar'}
          guardar={guardar}
        />
      )}
    </>
  )
}

const accionesCon = <T,>(onActo: (acto: Acto<T>) => void, nombre: (fila: T) => string, boton: string): Column<T> => ({
  key: 'acciones',
  header: 'Acciones',
  cell: (fila) => (
    <span className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="dense"
        aria-label={`${boton} ${nombre(fila)}`}
        onClick={() => onActo({ fila, que: 'repetir' })}
      >
        {boton}
      </Button>
      <Button
        variant="danger-outline"
        size="dense"
        aria-label={`Descartar ${nombre(fila)}`}
        onClick={() => onActo({ fila, que: 'descartar' })}
      >
        Descartar
      </Button>
    </span>
  ),
})
