import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartaMuerta } from '#contract/salud.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { ConMotivo } from '../con-motivo.tsx'

type Acto = { carta: CartaMuerta; que: 'repetir' | 'descartar' }

/** Jobs that were given up: each goes back to the queue or is let go of, with a reason. */
export function CartasMuertas({ total, onChange }: { total: number; onChange: () => void }) {
  const pagina = usePagina()
  const [acto, setActo] = useState<Acto | null>(null)
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['admin', 'salud', 'cartas', total, pagina], queryFn: ({ signal }) => api.page('listarCartasMuertas', { pagina, porPagina: POR_PAGINA }, { signal }), staleTime: 0 })
  const atender = useMutation({
    mutationFn: (motivo: string) => api.call(acto?.que === 'repetir' ? 'repetirCarta' : 'descartarCarta', { cartaId: acto?.carta.id ?? '', motivo }),
    onSuccess: () => {
      setActo(null)
      onChange()
      void refetch()
    },
  })
  if (error) return <ErrorBlock title="No pudimos cargar los trabajos fallidos" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data || data.total === 0) return <p className="text-text-2">{data ? 'Ninguno: todo lo que falló se resolvió solo.' : 'Cargando…'}</p>
  return (
    <>
      <Table caption="Trabajos fallidos" columns={columnasCon(setActo)} rows={data.items} rowKey={({ id }) => id} isDense />
      <PaginaDe pagina={pagina} total={data.total} />
      {acto && (
        <ConMotivo
          key={acto.carta.id + acto.que}
          isOpen
          onClose={() => setActo(null)}
          title={acto.que === 'repetir' ? '¿Repetir este trabajo?' : '¿Descartar este trabajo?'}
          text={acto.que === 'repetir' ? 'Vuelve a la cola. Si ya se había hecho, hacerlo otra vez no cambia nada.' : 'No se vuelve a intentar. Lo que debía hacer queda sin hacer.'}
          confirmText={acto.que === 'repetir' ? 'Sí, repetir' : 'Sí, descartar'}
          isDestructive={acto.que === 'descartar'}
          guardar={atender}
        />
      )}
    </>
  )
}

const columnasCon = (onActo: (acto: Acto) => void): Column<CartaMuerta>[] => [
  { key: 'trabajo', header: 'Trabajo', isRowHeader: true, cell: ({ trabajo }) => <span className="wrap-anywhere">{trabajo}</span> },
  { key: 'en', header: 'Se rindió', cell: ({ en }) => <span className="whitespace-nowrap">{formatSalida(en)}</span> },
  { key: 'error', header: 'Último error', cell: ({ error: mensaje }) => <span className="wrap-anywhere">{mensaje}</span> },
  { key: 'sobre', header: 'Sobre', cell: ({ sobre }) => <span className="wrap-anywhere">{sobre.join(', ') || '—'}</span> },
  {
    key: 'acciones',
    header: 'Acciones',
    cell: (carta) => (
      <span className="flex flex-wrap gap-2">
        <Button variant="outline" size="dense" aria-label={`Repetir ${carta.trabajo}`} onClick={() => onActo({ carta, que: 'repetir' })}>
          Repetir
        </Button>
        <Button variant="danger-outline" size="dense" aria-label={`Descartar ${carta.trabajo}`} onClick={() => onActo({ carta, que: 'descartar' })}>
          Descartar
        </Button>
      </span>
    ),
  },
]
