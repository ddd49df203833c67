import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AvisosDeNegocio } from '#contract/perfil.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import { AvisosForm } from '#web/components/avisos-form.tsx'
import { Tarjeta } from '#web/components/tarjeta.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Avisos')
}

const avisosQuery = queryOptions({
  queryKey: ['proveedor', 'avisos'],
  queryFn: ({ signal }) => api.call('verAvisosDeProveedor', {}, { signal }),
  staleTime: 0,
})

export default function AvisosDeProveedor() {
  return (
    <AreaPrivada
      area="proveedor"
      title="Avisos"
      text="Qué te contamos de la empresa, y por dónde. Tus compañeros eligen los suyos."
    >
      {() => <Avisos />}
    </AreaPrivada>
  )
}

function Avisos() {
  const { data, error, refetch, isFetching } = useQuery(avisosQuery)
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar tus avisos"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  if (data.avisos.length === 0)
    return (
      <EmptyBlock
        title="No hay avisos para tu papel"
        text="Lo que pasa con las ventas le llega a quien dirige la empresa."
      />
    )
  return <Elegir avisos={data.avisos} />
}

function Elegir({ avisos }: AvisosDeNegocio) {
  const queryClient = useQueryClient()
  const guardar = useMutation({
    mutationFn: (aviso: Pick<AvisosDeNegocio['avisos'][number], 'tipo' | 'canal' | 'activo'>) =>
      api.call('guardarAvisosDeProveedor', { avisos: [aviso] }),
    // One after the other: the last answer is the one that holds.
    scope: { id: 'avisos' },
    onSuccess: (nuevos) => queryClient.setQueryData(avisosQuery.queryKey, nuevos),
  })
  return (
    <div className="max-w-160">
      <Tarjeta
        title="Por dónde te avisamos"
        text="Cada cambio se guarda al tocarlo, y vale para todas las empresas con que trabajas."
      >
        <AvisosForm
          esDeNegocio
          avisos={avisos}
          guardar={(aviso) => guardar.mutate(aviso)}
          falla={guardar.error && detalleDe(guardar.error)}
          isSaved={guardar.isSuccess}
        />
      </Tarjeta>
    </div>
  )
}
