import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ClaveApi } from '#contract/empresas.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatDia, formatDiaConAno } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { CLAVES } from './claves-consulta.ts'
import { CrearClave } from './crear-clave.tsx'
import { RevocarClave } from './revocar-clave.tsx'
import { RotarClave } from './rotar-clave.tsx'
import { UsoDeClave } from './uso-de-clave.tsx'

/** The API keys of the company: made, shown once, revoked. */
export function Claves() {
  const [isCreating, setCreating] = useState(false)
  const [abierta, setAbierta] = useState<Abierta | null>(null)
  const close = () => setAbierta(null)
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
      <Lista onAbrir={setAbierta} />
      {isCreating && <CrearClave onClose={() => setCreating(false)} />}
      {abierta?.acto === 'uso' && <UsoDeClave clave={abierta.clave} onClose={close} />}
      {abierta?.acto === 'rotar' && <RotarClave clave={abierta.clave} onClose={close} />}
      {abierta?.acto === 'revocar' && <RevocarClave clave={abierta.clave} onClose={close} />}
    </section>
  )
}

interface Abierta {
  clave: ClaveApi
  acto: 'uso' | 'rotar' | 'revocar'
}

type Abrir = (abierta: Abierta) => void

function Lista({ onAbrir }: { onAbrir: Abrir }) {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...CLAVES, pagina],
    queryFn: ({ signal }) => api.page('listarClaves', { pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const columns = columnas(onAbrir)
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus claves"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={columns} />
  if (data.total === 0) {
    return (
      <EmptyBlock
        headingLevel={3}
        title="Crea una clave para conectar tu sistema"
        text="La verás una sola vez: guárdala donde la lea solo tu sistema"
      />
    )
  }
  return (
    <>
      <Table caption="Claves API" columns={columns} rows={data.items} rowKey={({ id }) => id} />
      <PaginaDe pagina={pagina} total={data.total} />
    </>
  )
}

const PERMISOS: Record<ClaveApi['permisos'][number], string> = {
  'catalogo:leer': 'Leer catálogo',
  'reservas:escribir': 'Crear y cambiar reservas',
}

const columnas = (onAbrir: Abrir): Column<ClaveApi>[] => [
  {
    key: 'nombre',
    header: 'Nombre',
    isRowHeader: true,
    cell: ({ nombre, muestra }) => (
      <span className="grid gap-0.5">
        <span className="wrap-anywhere">{nombre}</span>
        <code className="font-mono text-small font-normal whitespace-nowrap text-text-2">{muestra}</code>
      </span>
    ),
  },
  {
    key: 'permisos',
    header: 'Permisos',
    cell: ({ permisos }) => (
      <span className="max-md:text-right">{permisos.map((permiso) => PERMISOS[permiso]).join(', ')}</span>
    ),
  },
  {
    key: 'creada',
    header: 'Creada',
    cell: ({ creadaEn, creadaPor }) => (
      <span className="grid gap-0.5 max-md:text-right">
        <span className="whitespace-nowrap">{formatDia(diaEn(creadaEn))}</span>
        <span className="text-small wrap-anywhere text-text-2">
          {creadaPor.administra ? creadaPor.nombre : `${creadaPor.nombre}, ya no administra`}
        </span>
      </span>
    ),
  },
  {
    key: 'uso',
    header: 'Último uso',
    cell: ({ ultimoUsoEn }) => (
      <span className="whitespace-nowrap">{ultimoUsoEn ? formatDia(diaEn(ultimoUsoEn)) : 'Sin uso'}</span>
    ),
  },
  { key: 'estado', header: 'Estado', cell: (clave) => <Estado clave={clave} /> },
  {
    key: 'acciones',
    header: 'Acciones',
    cell: (clave) => <Acciones clave={clave} onAbrir={onAbrir} />,
  },
]

function Acciones({ clave, onAbrir }: { clave: ClaveApi; onAbrir: Abrir }) {
  // Two keys share a name while one takes the place of the other: their ends tell them apart.
  const de = `: ${clave.nombre}, terminada en ${clave.muestra.slice(-4)}`
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end">
      <Button variant="outline" size="dense" aria-label={`Uso${de}`} onClick={() => onAbrir({ clave, acto: 'uso' })}>
        Uso
      </Button>
      {clave.acciones.puedeRotar && (
        <Button
          variant="outline"
          size="dense"
          aria-label={`Rotar${de}`}
          onClick={() => onAbrir({ clave, acto: 'rotar' })}
        >
          Rotar
        </Button>
      )}
      {clave.revocadaEn === null && (
        <Button
          variant="danger-outline"
          size="dense"
          aria-label={`Revocar${de}`}
          onClick={() => onAbrir({ clave, acto: 'revocar' })}
        >
          Revocar
        </Button>
      )}
    </span>
  )
}

const PRONTO_MS = 30 * 86_400_000

function Estado({ clave: { revocadaEn, vigente, venceEn, reemplazadaPor, reemplazaA } }: { clave: ClaveApi }) {
  const [ahora] = useState(() => Date.now())
  if (revocadaEn) return <Badge tone="neutral">Revocada</Badge>
  if (!vigente) return <Badge tone="warning">Venció</Badge>
  const isEnding = reemplazadaPor !== null || Date.parse(venceEn) - ahora < PRONTO_MS
  return (
    <span className="grid justify-items-start gap-1 max-md:justify-items-end">
      <Badge tone={isEnding ? 'warning' : 'success'}>
        {reemplazadaPor ? 'Reemplazada' : isEnding ? 'Vence pronto' : 'Activa'}
      </Badge>
      <span className="text-small text-text-2 max-md:text-right">
        {reemplazadaPor && 'sirve '}hasta el {formatDiaConAno(diaEn(ultimoInstante(venceEn)))}
        {reemplazadaPor && `; la nueva termina en ${reemplazadaPor.slice(-4)}`}
        {reemplazaA && `; reemplaza a la que termina en ${reemplazaA.slice(-4)}`}
      </span>
    </span>
  )
}

// A key that ends at midnight worked the whole day before.
const ultimoInstante = (venceEn: string): string => new Date(Date.parse(venceEn) - 1).toISOString()
