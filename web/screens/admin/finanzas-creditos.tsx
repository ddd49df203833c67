import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreditoDeEmpresa } from '#contract/creditos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { CreditoDevolver } from './finanzas/credito-devolver.tsx'
import { CreditoFijar } from './finanzas/credito-fijar.tsx'
import { CreditoPagar } from './finanzas/credito-pagar.tsx'
import { CreditoPorConfirmar } from './finanzas/credito-por-confirmar.tsx'
import { FinanzasMenu } from './finanzas/menu.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Crédito de empresas')
}

export default function CreditosDeAdmin() {
  return (
    <AreaAdmin title="Crédito de empresas" seccion="finanzas" text="Lo que cada empresa puede deber, y lo que debe">
      {() => (
        <>
          <FinanzasMenu />
          <Lista />
        </>
      )}
    </AreaAdmin>
  )
}

interface Abierta {
  credito: CreditoDeEmpresa
  acto: 'fijar' | 'pagar' | 'devolver'
}

function Lista() {
  const pagina = usePagina()
  const [abierta, setAbierta] = useState<Abierta | null>(null)
  const close = () => setAbierta(null)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'creditos', pagina],
    queryFn: ({ signal }) => api.page('listarCreditos', { pagina, porPagina: POR_PAGINA }, { signal }),
    staleTime: 0,
  })
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar los créditos"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={columnas(setAbierta)} isDense />
  if (data.total === 0) return <EmptyBlock headingLevel={2} title="Aún no hay empresas activas" />
  return (
    <>
      <Table
        caption="Empresas, la que más debe primero"
        columns={columnas(setAbierta)}
        rows={data.items}
        rowKey={({ empresaId }) => empresaId}
        isDense
      />
      <PaginaDe pagina={pagina} total={data.total} />
      {abierta?.acto === 'fijar' && <CreditoFijar credito={abierta.credito} onClose={close} />}
      {abierta?.acto === 'pagar' && <CreditoPagar credito={abierta.credito} onClose={close} />}
      {abierta?.acto === 'devolver' && <CreditoDevolver credito={abierta.credito} onClose={close} />}
    </>
  )
}

const columnas = (onAbrir: (abierta: Abierta) => void): Column<CreditoDeEmpresa>[] => [
  {
    key: 'empresa',
    header: 'Empresa',
    isRowHeader: true,
    cell: ({ nombre, rut, estado }) => (
      <span className="grid">
        {nombre}
        <span className="font-normal text-text-2">{rutMostrado(rut)}</span>
        {estado !== 'Activa' && <Badge tone="neutral">{estado}</Badge>}
      </span>
    ),
  },
  { key: 'limite', header: 'Límite', isNumber: true, cell: ({ limite }) => formatPesos(limite) },
  { key: 'plazo', header: 'Plazo', isNumber: true, cell: ({ plazoDias }) => `${plazoDias} días` },
  { key: 'deuda', header: 'Debe', isNumber: true, cell: ({ deuda }) => formatPesos(deuda) },
  {
    key: 'vencido',
    header: 'Vencido',
    isNumber: true,
    cell: ({ vencido }) => (vencido > 0 ? <Badge tone="danger">{formatPesos(vencido)}</Badge> : formatPesos(0)),
  },
  { key: 'aFavor', header: 'A su favor', isNumber: true, cell: ({ aFavor }) => formatPesos(aFavor) },
  {
    key: 'acciones',
    header: 'Acciones',
    cell: (credito) => (
      <span className="grid gap-3">
        {credito.porConfirmar.map((pago) => (
          <CreditoPorConfirmar key={pago.id} credito={credito} pago={pago} />
        ))}
        <Acciones credito={credito} onAbrir={onAbrir} />
      </span>
    ),
  },
]

function Acciones({ credito, onAbrir }: { credito: CreditoDeEmpresa; onAbrir: (abierta: Abierta) => void }) {
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end">
      <Button
        size="dense"
        variant="outline"
        aria-label={`Cambiar el crédito de ${credito.nombre}`}
        onClick={() => onAbrir({ credito, acto: 'fijar' })}
      >
        Cambiar
      </Button>
      <Button
        size="dense"
        variant="outline"
        aria-label={`Anotar pago de ${credito.nombre}`}
        onClick={() => onAbrir({ credito, acto: 'pagar' })}
      >
        Anotar pago
      </Button>
      {credito.aFavor > 0 && (
        <Button
          size="dense"
          variant="outline"
          aria-label={`Devolver el saldo de ${credito.nombre}`}
          onClick={() => onAbrir({ credito, acto: 'devolver' })}
        >
          Devolver
        </Button>
      )}
    </span>
  )
}
