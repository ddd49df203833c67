import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ReservaAviso } from './reserva-aviso.tsx'

/** A mailed link that is no longer good, or could not be opened this time. */
export function EnlaceFallido({
  error,
  fallo,
  isRetrying,
  onRetry,
}: {
  error: Error
  fallo: string
  isRetrying: boolean
  onRetry(): void
}) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <ReservaAviso isSudden title={isGone ? 'Este enlace ya no sirve' : fallo} text={detalleDe(error)}>
      {isGone ? (
        <ButtonLink to="/">Explorar experiencias</ButtonLink>
      ) : (
        <Button status={isRetrying ? 'loading' : 'default'} onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </ReservaAviso>
  )
}
