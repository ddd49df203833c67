import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Equipo, SalidaDelEquipo } from '#contract/equipos.ts'
import type { Operador } from '#web/components/editor/llamadas.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { LLAMADAS } from './llamadas.ts'

/** Who leads which of the next departures; a guide reads their own. */
export function SalidasGuiadas({
  operador,
  guias,
  puedeAsignar,
}: {
  operador: Operador
  guias: Equipo['miembros']
  puedeAsignar: boolean
}) {
  const pagina = usePagina()
  const queryClient = useQueryClient()
  const queryKey = ['salidas-del-equipo', operador, pagina]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.page(LLAMADAS[operador].salidas, { pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const asignar = useMutation({
    mutationFn: (datos: { salidaId: string; usuarioId: string | null }) => api.call(LLAMADAS[operador].guia, datos),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['salidas-del-equipo'] }),
  })
  return (
    <section aria-labelledby="guias" className="grid grid-cols-1 gap-3">
      <h2 id="guias">Guías por salida</h2>
      {asignar.error && (
        <Notice role="alert" tone="danger">
          {detalleDe(asignar.error)}
        </Notice>
      )}
      {error ? (
        <ErrorBlock
          title="No pudimos cargar las salidas"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <AreaEspera />
      ) : data.total === 0 ? (
        <EmptyBlock
          headingLevel={3}
          title={puedeAsignar ? 'Aquí verás tus próximas salidas' : 'Aquí verás las salidas que te asignen'}
        />
      ) : (
        <>
          <ul className="grid gap-2">
            {data.items.map((salida) => (
              <li
                key={salida.salidaId}
                className="grid grid-cols-1 items-center gap-3 rounded-card border border-border bg-surface p-4 sm:grid-cols-[1fr_16rem]"
              >
                <Cual salida={salida} />
                {!puedeAsignar && (
                  <p className="text-text-2 sm:text-right">
                    {salida.guia ? `Guía: ${salida.guia.nombre}` : 'Sin guía'}
                  </p>
                )}
                {puedeAsignar && (
                  <div className="grid gap-1">
                    <span aria-hidden className="text-small text-text-2">
                      Guía
                    </span>
                    <Select
                      aria-label={`Guía de ${salida.nombreExperiencia}, ${formatSalida(salida.inicio, salida.zonaHoraria)}`}
                      value={salida.guia?.usuarioId ?? ''}
                      onChange={(event) =>
                        asignar.mutate({ salidaId: salida.salidaId, usuarioId: event.currentTarget.value || null })
                      }
                      options={[
                        { value: '', label: 'Sin guía' },
                        ...guias.map(({ usuarioId, nombre, enPausa }) => ({
                          value: usuarioId,
                          label: enPausa ? `${nombre} (en pausa)` : nombre,
                        })),
                      ]}
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
          <PaginaDe pagina={pagina} total={data.total} />
        </>
      )}
    </section>
  )
}

function Cual({ salida }: { salida: SalidaDelEquipo }) {
  return (
    <p className="min-w-0">
      <span className="font-semibold">{salida.nombreExperiencia}</span>
      <br />
      <span className="text-small text-text-2">
        {formatSalida(salida.inicio, salida.zonaHoraria)}&nbsp;·{' '}
        {formatCantidad(salida.viajeros, 'viajero', 'viajeros')}
      </span>
    </p>
  )
}
