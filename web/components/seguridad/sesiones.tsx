import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import type { SesionAbierta } from '#contract/seguridad.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useLlamar } from './llamadas.ts'
import { Resultado } from './resultado.tsx'

export const SESIONES = ['perfil', 'sesiones']

export function Sesiones() {
  const llamar = useLlamar()
  const queryClient = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: SESIONES,
    queryFn: ({ signal }) => llamar('listarSesiones', {}, { signal }),
    staleTime: 0,
  })
  const alTerminar = { onSuccess: () => queryClient.invalidateQueries({ queryKey: SESIONES }) }
  const una = useMutation({ mutationFn: (id: string) => llamar('terminarSesion', { id }), ...alTerminar })
  const otras = useMutation({ mutationFn: () => llamar('terminarOtrasSesiones', {}), ...alTerminar })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus sesiones"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <SkeletonRows rows={2} row="h-14" />
  const falla = una.error ?? otras.error
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 divide-y divide-border">
        {data.map((sesion) => (
          <Fila
            key={sesion.id}
            sesion={sesion}
            isBusy={una.isPending && una.variables === sesion.id}
            onEnd={() => una.mutate(sesion.id)}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          variant="outline"
          className="sm:justify-self-start"
          status={otras.isPending ? 'loading' : 'default'}
          onClick={() => otras.mutate()}
        >
          Cerrar las demás
        </Button>
      )}
      <Resultado>
        {otras.data
          ? `Cerramos ${formatCantidad(otras.data.cerradas, 'sesión', 'sesiones')}`
          : una.isSuccess && 'Cerramos esa sesión'}
      </Resultado>
      {falla && <FailedLine>{detalleDe(falla)}</FailedLine>}
    </div>
  )
}

function Fila({ sesion, isBusy, onEnd }: { sesion: SesionAbierta; isBusy: boolean; onEnd: () => void }) {
  const nombre = sesion.dispositivo ?? 'Dispositivo desconocido'
  const Icon = /Android|iPhone|iPad/.test(nombre) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon size={24} aria-hidden className="shrink-0 text-text-2" />
      <span className="grid min-w-40 grow basis-0">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {nombre}
          {sesion.actual && <Badge tone="success">Esta sesión</Badge>}
        </span>
        <span className="text-small text-text-2">
          Último uso: {formatSalida(sesion.usadaEn)}
          {sesion.recordada && '\u00a0· recordada'}
        </span>
      </span>
      {!sesion.actual && (
        <Button
          variant="outline"
          size="dense"
          aria-label={`Cerrar la sesión de ${nombre}`}
          status={isBusy ? 'loading' : 'default'}
          onClick={onEnd}
        >
          Cerrar
        </Button>
      )}
    </li>
  )
}
