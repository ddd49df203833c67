import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Perfil } from '#contract/perfil.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { perfilQuery } from './perfil-consultas.ts'

/** The profile once it is here; the form's skeleton until then. */
export function PerfilCarga({ campos = 3, children }: { campos?: number; children: (perfil: Perfil) => ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(perfilQuery)
  if (data) return children(data)
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus datos"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <SkeletonRegion className="grid gap-6">
      {Array.from({ length: campos }, (_, i) => (
        <div key={i} className="grid gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
