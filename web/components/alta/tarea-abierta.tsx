import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { ESTADOS_A_LA_VISTA, TAREAS_SIEMPRE } from '#contract/enumeraciones/operadores.ts'
import type { Alta } from '#contract/altas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { altaQuery, type AreaDeAlta, LLAMADAS } from './alta-llamadas.ts'
import { CAMPOS, datosDe, reglasDe } from './campos.tsx'
import { Papeles } from './papeles.tsx'

type Props = { area: AreaDeAlta; alta: Alta; tarea: Alta['tareas'][number]; onCerrar: () => void }

/** One task: why it is asked, its data, its papers. */
export function TareaAbierta({ area, alta, tarea, onCerrar }: Props) {
  const queryClient = useQueryClient()
  const titulo = useRef<HTMLHeadingElement>(null)
  // Another task may be open by the time that this one is saved.
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    titulo.current?.focus()
    return () => void (isOpen.current = false)
  }, [])
  const { form, errors, summary, showAll, checkForm } = useFormErrors(reglasDe(tarea.clave, alta))
  const enMarcha = (ESTADOS_A_LA_VISTA as readonly string[]).includes(alta.estado)
  const isEditable =
    alta.acciones.puedeEditar || (enMarcha && (TAREAS_SIEMPRE as readonly string[]).includes(tarea.clave))
  const {
    hacer: guardar,
    status,
    falla,
  } = useActo(
    (data: FormData) => api.call(LLAMADAS[area].guardar, datosDe(tarea.clave, data)),
    showAll,
    (nueva) => {
      queryClient.setQueryData(altaQuery(area).queryKey, nueva)
      if (!isOpen.current) return
      // Papers of the same task are still to come: stay where they are.
      const misma = nueva.tareas.find(({ clave }) => clave === tarea.clave)
      if (misma && misma.falta.length > 0) document.getElementById('papeles')?.scrollIntoView({ block: 'start' })
      else onCerrar()
    },
  )
  const Campos = CAMPOS[tarea.clave]

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) guardar(new FormData(event.currentTarget))
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,35rem)_15rem]">
      <section
        aria-labelledby="tarea-titulo"
        className="grid grid-cols-1 gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-6"
      >
        <Button
          variant="quiet"
          className="-ml-4 justify-self-start md:hidden"
          icon={<ArrowLeft size={20} aria-hidden />}
          onClick={onCerrar}
        >
          Volver a la lista
        </Button>
        <h2 id="tarea-titulo" ref={titulo} tabIndex={-1} className="outline-none">
          {tarea.titulo}
        </h2>
        <p className="text-small text-text-2 lg:hidden">{tarea.porque}</p>
        {tarea.observacion && (
          <Notice tone="warning" title="Necesita cambios">
            {tarea.observacion}
          </Notice>
        )}
        {falla && <Notice role="alert" tone="danger" title={falla} />}
        {!isEditable && <Notice>Estos datos ya se revisaron o están en revisión. Si cambiaron, escríbenos.</Notice>}
        <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
          <ErrorSummary errores={summary} />
          <fieldset disabled={!isEditable} className="m-0 grid min-w-0 grid-cols-1 gap-5">
            <legend className="sr-only">{tarea.titulo}</legend>
            <Campos alta={alta} errors={errors} />
          </fieldset>
          {isEditable && (
            <Button type="submit" isWide status={status} loadingText="Guardando...">
              Guardar y seguir
            </Button>
          )}
        </form>
        <Papeles area={area} alta={alta} tarea={tarea.clave} isEditable={alta.acciones.puedeEditar || enMarcha} />
        <Button variant="quiet" className="justify-self-start" onClick={onCerrar}>
          Seguir después
        </Button>
      </section>
      <aside aria-label="Por qué lo pedimos" className="hidden gap-1 text-small text-text-2 lg:grid">
        <h3 className="font-sans text-body font-semibold text-text">Por qué lo pedimos</h3>
        <p>{tarea.porque}</p>
      </aside>
    </div>
  )
}
