import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Cola } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { cantidadDe, COLAS, formatEspera } from '#web/components/caso-textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatNumero } from '#web/ui/formato.ts'
import { formatHora } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { PrimerosPasos } from './primeros-pasos.tsx'
import { FaltaDelSitio } from './sitio/falta-del-sitio.tsx'
import { CasosEspera, CasosTabla, useCasos } from './casos/casos-tabla.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Administración')
}

export default function DashboardDeAdmin() {
  return (
    <AreaAdmin title="Panel de administración">
      {(puesto) => (
        <>
          <PrimerosPasos puesto={puesto} />
          {puesto.secciones.includes('reglas') && <FaltaDelSitio />}
          <ColasDeTrabajo />
          <LoMasAntiguo />
          <Totales />
        </>
      )}
    </AreaAdmin>
  )
}

const REJILLA = 'grid grid-cols-2 gap-3 lg:grid-cols-4'

function ColasDeTrabajo() {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    queryKey: ['admin', 'colas'],
    queryFn: ({ signal }) => api.call('listarColas', {}, { signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  })
  // With work in them first; what could not be counted is never taken for empty.
  const conTrabajo = data?.filter(({ abiertos }) => abiertos !== 0) ?? []
  const vacias = data?.filter(({ abiertos }) => abiertos === 0) ?? []
  return (
    <section aria-labelledby="colas" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="colas">Trabajo pendiente</h2>
        {data && <p className="text-small text-text-2">Actualizado a las {formatHora(new Date(dataUpdatedAt))}</p>}
      </div>
      {error && !data ? (
        <ErrorBlock
          title="No pudimos contar lo que espera"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <SkeletonRows rows={4} row="h-32 rounded-card!" className={REJILLA} />
      ) : (
        <>
          {error && <p className="text-small text-text-2">No pudimos actualizar: esto es lo último que supimos.</p>}
          {conTrabajo.length === 0 ? (
            <EmptyBlock
              headingLevel={3}
              title="Todo al día"
              text="Aquí verás lo que espera una decisión, lo más antiguo primero"
            />
          ) : (
            <ul className={REJILLA}>
              {conTrabajo.map((cola) => (
                <li key={cola.tipo} className="grid">
                  <ColaTile cola={cola} now={dataUpdatedAt} onRetry={() => void refetch()} />
                </li>
              ))}
            </ul>
          )}
          {vacias.length > 0 && (
            <p className="max-w-measure text-small text-text-2">
              Sin casos: {vacias.map(({ tipo }) => COLAS[tipo].cola.toLowerCase()).join(', ')}.
            </p>
          )}
        </>
      )}
    </section>
  )
}

function ColaTile({
  cola: { tipo, abiertos, vencidos, desde },
  now,
  onRetry,
}: {
  cola: Cola
  now: number
  onRetry: () => void
}) {
  if (abiertos === null) {
    return (
      <Tile
        label={COLAS[tipo].cola}
        value="—"
        detail="No pudimos contarlos"
        action={
          <Button variant="outline" size="dense" onClick={onRetry}>
            Reintentar
          </Button>
        }
      />
    )
  }
  return (
    <Tile
      label={COLAS[tipo].cola}
      value={formatNumero(abiertos)}
      to={`/admin/casos?tipo=${tipo}`}
      linkName={cantidadDe(tipo, abiertos)}
      detail={
        <span className="grid justify-items-start gap-1">
          {desde && <span>El más antiguo espera {formatEspera(now - Date.parse(desde)).toLowerCase()}</span>}
          {vencidos !== null && vencidos > 0 && (
            <Badge tone="danger">
              {vencidos === 1 ? '1 fuera de plazo' : `${formatNumero(vencidos)} fuera de plazo`}
            </Badge>
          )}
        </span>
      }
    />
  )
}

function LoMasAntiguo() {
  const [now] = useState(() => Date.now())
  const { casos, falla, isFetching, reintentar } = useCasos({ porPagina: 8 })
  if (falla)
    return (
      <ErrorBlock
        title="No pudimos cargar los casos"
        text={detalleDe(falla)}
        onRetry={reintentar}
        isRetrying={isFetching}
      />
    )
  if (casos?.length === 0) return null
  return (
    <section aria-labelledby="antiguos" className="grid grid-cols-1 gap-3">
      <h2 id="antiguos">Lo más antiguo</h2>
      {casos ? (
        <CasosTabla casos={casos} now={now} caption="Casos que esperan hace más tiempo" />
      ) : (
        <CasosEspera resueltos={false} />
      )}
    </section>
  )
}

const TOTALES = [
  ['activeProviders', 'Proveedores activos'],
  ['totalExperiences', 'Experiencias publicadas'],
  ['pendingReview', 'Proveedores y experiencias por revisar'],
  ['b2bClients', 'Clientes B2B'],
] as const

function Totales() {
  const { data, error, refetch, isLoading } = useQuery({
    queryKey: ['estadisticas'],
    queryFn: ({ signal }) => api.call('verEstadisticas', {}, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="totales" className="grid gap-3 max-md:hidden">
      <h2 id="totales">Totales</h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {TOTALES.map(([clave, nombre]) => (
          <Tile key={clave} label={nombre} isLoading={isLoading} value={data ? formatNumero(data[clave]) : '—'} />
        ))}
      </div>
      {error && (
        <ErrorBlock title="No pudimos contar los totales" text={detalleDe(error)} onRetry={() => void refetch()} />
      )}
    </section>
  )
}
