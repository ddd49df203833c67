import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AvisoFallido } from '#contract/salud.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { ConMotivo } from '../con-motivo.tsx'

type Acto = { aviso: AvisoFallido; que: 'repetir' | 'descartar' }

const CLAVE = 'avisos'

/** Notices of the payment provider that were given up: each is applied again or let go of, with a reason. */
export function AvisosFallidos({ total, onChange }: { total: number; onChange: () => void }) {
  const pagina = usePagina(CLAVE)
  const [acto, setActo] = useState<Acto | null>(null)
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['admin', 'salud', 'avisos', total, pagina], queryFn: ({ signal }) => api.page('listarAvisosFallidos', { pagina, porPagina: POR_PAGINA }, { signal }), staleTime: 0 })
  const atender = useMutation({
    mutationFn: (motivo: string) => api.call(acto?.que === 'repetir' ? 'repetirAviso' : 'descartarAviso', { avisoId: acto?.aviso.id ?? '', motivo }),
    onSuccess: () => {
      setActo(null)
      onChange()
      void refetch()
    },
  })
  if (error) return <ErrorBlock title="No pudimos cargar los avisos de pago" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data || data.total === 0) return <p className="text-text-2">{data ? 'Ninguno: todo lo que avisó el medio de pago se aplicó.' : 'Cargando…'}</p>
  return (
    <>
      <Table caption="Avisos de pago fallidos" columns={columnasCon(setActo)} rows={data.items} rowKey={({ id }) => id} isDense />
      <PaginaDe pagina={pagina} total={data.total} clave={CLAVE} />
      {acto && (
        <ConMotivo
          key={acto.aviso.id + acto.que}
          isOpen
          onClose={() => setActo(null)}
          title={acto.que === 'repetir' ? '¿Aplicar este aviso otra vez?' : '¿Descartar este aviso?'}
          text={acto.que === 'repetir' ? 'Le preguntamos de nuevo al medio de pago. Si ya se había aplicado, hacerlo otra vez no cambia nada.' : 'No se vuelve a intentar. La comparación con el medio de pago sigue mirando ese dinero durante 3 días.'}
          confirmText={acto.que === 'repetir' ? 'Sí, aplicar' : 'Sí, descartar'}
          isDestructive={acto.que === 'descartar'}
          guardar={atender}
        />
      )}
    </>
  )
}

const columnasCon = (onActo: (acto: Acto) => void): Column<AvisoFallido>[] => [
  { key: 'tipo', header: 'Aviso', isRowHeader: true, cell: ({ tipo, id }) => (
    <span className="grid wrap-anywhere">
      {tipo}
      <span className="font-normal text-text-2">{id}</span>
    </span>
  ) },
  { key: 'en', header: 'Llegó', cell: ({ recibidoEn }) => <span className="whitespace-nowrap">{formatSalida(recibidoEn)}</span> },
  { key: 'error', header: 'Último error', cell: ({ error: mensaje }) => <span className="wrap-anywhere">{mensaje}</span> },
  {
    key: 'acciones',
    header: 'Acciones',
    cell: (aviso) => (
      <span className="flex flex-wrap gap-2">
        <Button variant="outline" size="dense" aria-label={`Aplicar otra vez ${aviso.id}`} onClick={() => onActo({ aviso, que: 'repetir' })}>
          Aplicar otra vez
        </Button>
        <Button variant="danger-outline" size="dense" aria-label={`Descartar ${aviso.id}`} onClick={() => onActo({ aviso, que: 'descartar' })}>
          Descartar
        </Button>
      </span>
    ),
  },
]
