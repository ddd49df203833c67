import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { DocumentoLegal } from './reserva-documento.tsx'

/** The terms in force, read where they are accepted. */
export function TerminosContenido() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['textos', 'terminos'],
    queryFn: ({ signal }) => api.call('verTextoLegal', { texto: 'terminos' }, { signal }),
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar los Términos"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data)
    return (
      <SkeletonRegion>
        <Skeleton className="h-80 rounded-card!" />
      </SkeletonRegion>
    )
  return <DocumentoLegal texto={data} headingLevel={3} />
}
