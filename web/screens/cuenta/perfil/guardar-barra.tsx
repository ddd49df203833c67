import { CircleCheck } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type GuardarBarraProps = { status: 'default' | 'loading'; isSaved: boolean; isDirty: boolean }

/** The section's one action, with its result beside it. */
export function GuardarBarra({ status, isSaved, isDirty }: GuardarBarraProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" status={status} className="max-sm:w-full">
        Guardar cambios
      </Button>
      <p role="status" className="flex min-h-6 items-center gap-2 font-medium">
        {isSaved && (
          <>
            <CircleCheck size={20} aria-hidden className="text-success" />
            <span className="text-success">Cambios guardados</span>
          </>
        )}
        {isDirty && <span className="font-normal text-text-2">Tienes cambios sin guardar</span>}
      </p>
    </div>
  )
}
