import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ClaveApi } from '#contract/empresas.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatDia, formatDiaLargo } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { CLAVES } from './claves-consulta.ts'
import { CrearClave } from './crear-clave.tsx'
import { RevocarClave } from './revocar-clave.tsx'

/** The API keys of the company: made, shown once, revoked. */
export function Claves() {
  const [isCreating, setCreating] = useState(false)
  const [porRevocar, setPorRevocar] = useState<ClaveApi | null>(null)
  return (
    <section aria-labelledby="claves" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="claves" tabIndex={-1} className="scroll-mt-24 outline-none">
            Claves API
          </h2>
          <p className="text-small text-text-2">
            Conectan tu sistema con nuestro catálogo.{' '}
            <Link to="/api-docs" className="text-primary underline">
              Cómo se usan
            </Link>
          </p>
        </div>
        <Button icon={<KeyRound size={20} aria-hidden />} onClick={() => setCreating(true)}>
          Crear clave
        </Button>
      </div>
      <Lista onRevocar={setPorRevocar} />
      {isCreating && <CrearClave onClose={() => setCreating(false)} />}
      {porRevocar && <RevocarClave clave={porRevocar} onClose={() => setPorRevocar(null)} />}
    </section>
  )
}

function Lista({ onRevocar }: { onRevocar: (clave: ClaveApi) => void }) {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...CLAVES, pagina],
    queryFn: ({ signal }) => api.page('listarClaves', { pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (error) return <ErrorBlock title="No pudimos cargar tus claves" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <AreaEspera />
  if (data.total === 0) {
    return <EmptyBlock headingLevel={3} title="Crea una clave para conectar tu sistema" text="La verás una sola vez: guárdala donde la lea solo tu sistema" />
  }
  return (
    <>
      <Table caption="Claves API" columns={columnas(onRevocar)} rows={data.items} rowKey={({ id }) => id} />
      <PaginaDe pagina={pagina} total={data.total} />
    </>
  )
}

const PERMISOS: Record<ClaveApi['permisos'][number], string> = { 'catalogo:leer': 'Leer catálogo', 'reservas:escribir': 'Crear y cambiar reservas' }

const columnas = (onRevocar: (clave: ClaveApi) => void): Column<ClaveApi>[] => [
  {
    key: 'nombre',
    header: 'Nombre',
    isRowHeader: true,
    cell: ({ nombre, muestra }) => (
      <span className="grid gap-0.5">
        <span className="wrap-anywhere">{nombre}</span>
        <code className="font-mono text-small font-normal text-text-2">{muestra}</code>
      </span>
    ),
  },
  { key: 'permisos', header: 'Permisos', cell: ({ permisos }) => <span className="max-md:text-right">{permisos.map((permiso) => PERMISOS[permiso]).join(', ')}</span> },
  { key: 'creada', header: 'Creada', cell: ({ creadaEn }) => formatDia(diaEn(creadaEn)) },
  { key: 'uso', header: 'Último uso', cell: ({ ultimoUsoEn }) => (ultimoUsoEn ? formatDia(diaEn(ultimoUsoEn)) : 'Sin uso') },
  { key: 'estado', header: 'Estado', cell: (clave) => <Estado clave={clave} /> },
  {
    key: 'acciones',
    header: 'Acciones',
    cell: (clave) =>
      clave.revocadaEn === null && (
        <Button variant="danger-outline" size="dense" aria-label={`Revocar: ${clave.nombre}`} onClick={() => onRevocar(clave)}>
          Revocar
        </Button>
      ),
  },
]

function Estado({ clave: { revocadaEn, vigente, venceEn } }: { clave: ClaveApi }) {
  if (revocadaEn) return <Badge tone="neutral">Revocada</Badge>
  if (!vigente) return <Badge tone="warning">Venció</Badge>
  return (
    <span className="grid gap-1 max-md:justify-items-end">
      <Badge tone="success">Activa</Badge>
      <span className="text-small text-text-2">hasta el {formatDiaLargo(diaEn(venceEn))}</span>
    </span>
  )
}
