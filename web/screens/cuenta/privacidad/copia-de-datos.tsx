import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, FileDown } from 'lucide-react'
import type { Exportacion } from '#contract/privacidad.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { guardarArchivo } from '#web/components/guardar-archivo.ts'

const LLAVE = ['perfil', 'exportaciones']
const CADA_MS = 1000

/** The newest copy: being made, ready for 48 hours, or none. */
export function CopiaDeDatos() {
  const queryClient = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: LLAVE,
    queryFn: ({ signal }) => api.call('listarExportaciones', { porPagina: 1 }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.[0]?.estado === 'preparando' ? CADA_MS : false),
  })
  const pedir = useMutation({
    mutationFn: () => api.call('pedirExportacion', {}),
    onSuccess: (nueva) => queryClient.setQueryData(LLAVE, [nueva]),
  })
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar este dato"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <Espera />
  const copia = data[0]
  const isPreparing = copia?.estado === 'preparando'
  return (
    <div className="grid grid-cols-1 gap-4">
      {isPreparing && (
        <div role="status" className="grid gap-2">
          <Progress label="Reuniendo tus datos" value={copia.avance} text={`${copia.avance} %`} />
          <p className="text-small text-text-2">
            Puedes seguir en otra página: te avisamos por correo cuando esté lista.
          </p>
        </div>
      )}
      {copia?.estado === 'lista' && <Lista copia={copia} />}
      {!isPreparing && (
        <Button
          variant="outline"
          className="sm:justify-self-start"
          icon={<FileDown size={20} aria-hidden />}
          status={pedir.isPending ? 'loading' : 'default'}
          onClick={() => pedir.mutate()}
        >
          {copia ? 'Pedir otra copia' : 'Descargar mis datos'}
        </Button>
      )}
      {(pedir.error ?? error) && <FailedLine>{detalleDe(pedir.error ?? error)}</FailedLine>}
    </div>
  )
}

function Lista({ copia }: { copia: Exportacion }) {
  const bajar = useMutation({
    mutationFn: async (forma: 'json' | 'csv') => {
      const nombre = `mis-datos-${copia.pedidaEn.slice(0, 10)}.${forma}`
      if (forma === 'csv') guardarArchivo(nombre, await api.call('descargarDatosCsv', { id: copia.id }), 'text/csv')
      else
        guardarArchivo(
          nombre,
          JSON.stringify(await api.call('descargarDatos', { id: copia.id }), null, 2),
          'application/json',
        )
    },
  })
  const boton = (forma: 'json' | 'csv') => (
    <Button
      variant="outline"
      icon={<Download size={20} aria-hidden />}
      status={bajar.isPending && bajar.variables === forma ? 'loading' : 'default'}
      onClick={() => bajar.mutate(forma)}
    >
      Descargar {forma.toUpperCase()}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-success-soft p-4 text-success-soft-text">
      <p role="status" className="font-semibold">
        Tu copia está lista
      </p>
      {copia.venceEn && (
        <p className="text-small">
          Pedida el {formatSalida(copia.pedidaEn)}. Puedes descargarla hasta el {formatSalida(copia.venceEn)}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {boton('json')}
        {boton('csv')}
      </div>
      {bajar.error && (
        <p role="alert" className="font-medium">
          {detalleDe(bajar.error)}
        </p>
      )}
    </div>
  )
}

function Espera() {
  return (
    <SkeletonRegion>
      <Skeleton className="h-12 w-56" />
    </SkeletonRegion>
  )
}
