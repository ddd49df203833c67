import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useSteadyLoading } from '#web/ui/use-steady-loading.ts'

/** The next opinions of a list: that they did not come is said until they are asked for again. */
export function MasOpiniones({
  hasFailed,
  isLoading,
  onMore,
}: {
  hasFailed: boolean
  isLoading: boolean
  onMore: () => void
}) {
  const { isSlow } = useSteadyLoading(isLoading)
  return (
    <div className="grid justify-items-start gap-3">
      {hasFailed && !isLoading && (
        <div role="alert">
          <FieldError message="No pudimos cargar más opiniones. Inténtalo de nuevo" />
        </div>
      )}
      {isSlow && (
        <Notice
          tone="info"
          role="status"
          title="Esto está tardando más de lo normal"
          action={
            <Button variant="outline" size="dense" onClick={onMore}>
              Reintentar
            </Button>
          }
        />
      )}
      <Button variant="outline" status={isLoading ? 'loading' : 'default'} onClick={onMore}>
        Mostrar más opiniones
      </Button>
    </div>
  )
}
