import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { CuentaDelSitioDatos } from '#web/components/cuenta-del-sitio-datos.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Where the company transfers to; where there is no account, nobody is sent to one. */
export function CuentaParaTransferir() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['empresa', 'cuenta-para-transferir'],
    queryFn: ({ signal }) => api.call('verCuentaParaTransferir', {}, { signal }),
  })
  if (error) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3">
        No pudimos cargar la cuenta: {detalleDe(error)}
        <Button
          size="dense"
          variant="outline"
          status={isFetching ? 'loading' : 'default'}
          onClick={() => void refetch()}
        >
          Reintentar
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="h-24" />
  if (!data.cuenta)
    return (
      <p className="max-w-measure">
        Por ahora no recibimos transferencias: no transfieras a ninguna cuenta. Escríbenos y te decimos cómo pagar.
      </p>
    )
  return <CuentaDelSitioDatos cuenta={data.cuenta} />
}
