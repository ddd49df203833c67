import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Experiencia } from '#contract/experiencias.ts'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { fieldId } from '#web/ui/field-context.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const MAX = 10
const FECHAS = 4

/** Which of the saved ones, and on which days. */
export function CrearLista({ guardadas, onClose }: { guardadas: Experiencia[]; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors({ nombre: obligatorio('Ponle un nombre') })
  const [falta, setFalta] = useState('')
  const [hoy] = useState(() => diaEn(new Date()))
  const {
    hacer: crear,
    status,
    falla,
    answer: creada,
  } = useActo(
    (datos: { nombre: string; experienciaIds: string[]; fechas: string[] }) => api.call('crearLista', datos),
    showAll,
    () => queryClient.invalidateQueries({ queryKey: ['listas'] }),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const experienciaIds = data.getAll('experiencia').map(String)
    const mal =
      experienciaIds.length === 0
        ? 'Elige al menos una experiencia'
        : experienciaIds.length > MAX
          ? `Elige ${MAX} como máximo`
          : ''
    setFalta(mal)
    if (!checkForm(event.currentTarget) || mal) return
    crear({
      nombre: String(data.get('nombre')).trim(),
      experienciaIds,
      fechas: [...new Set(data.getAll('fecha').map(String).filter(Boolean))],
    })
  }

  if (creada) {
    const url = `${window.location.origin}/lista/${creada.clave}`
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title="Creamos tu lista">
        <div className="grid gap-4">
          <p>Comparte este enlace. Quien lo tenga puede ver la lista y votar.</p>
          <p className="rounded-control border border-border bg-surface-2 p-3 text-small break-all select-all">{url}</p>
          <CopyButton value={url} label="Copiar enlace" doneLabel="Enlace copiado" isWide />
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`¿Qué hacemos y cuándo? Vota aquí: ${url}`)}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center justify-center font-semibold text-primary underline underline-offset-4"
          >
            Enviar por WhatsApp
          </a>
          <Button isWide variant="quiet" onClick={onClose}>
            Cerrar
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Crear una lista para votar">
      <form {...form} method="post" onSubmit={submit} className="grid gap-5">
        {falla && (
          <Notice tone="danger" role="alert" title="No pudimos crear la lista">
            {falla}
          </Notice>
        )}
        <ErrorSummary errores={summary} />
        <Field label="Nombre" name="nombre" error={errors.nombre}>
          <TextInput maxLength={60} autoComplete="off" placeholder="Fin de semana largo" />
        </Field>
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-medium">Experiencias</legend>
          {guardadas.map(({ id, nombreExperiencia }, i) => (
            <Checkbox key={id} name="experiencia" value={id} label={nombreExperiencia} defaultChecked={i < MAX} />
          ))}
          <FieldError id="experiencia-error" message={falta || errors.experienciaIds} />
        </fieldset>
        <fieldset id={fieldId('fecha')} tabIndex={-1} className="grid scroll-mt-24 gap-3 outline-none sm:grid-cols-2">
          <legend className="mb-1 font-medium">
            Fechas posibles <span className="font-normal text-text-3">(opcional)</span>
          </legend>
          {Array.from({ length: FECHAS }, (_, i) => (
            <DateInput key={`fecha-${i}`} name="fecha" min={hoy} aria-label={`Fecha ${i + 1}`} />
          ))}
          <FieldError id="fecha-error" message={errors.fechas} />
        </fieldset>
        <Button type="submit" isWide status={status}>
          Crear y obtener el enlace
        </Button>
        <p className="text-center text-small text-text-2">Se borra sola a los 6 meses</p>
      </form>
    </Dialog>
  )
}
