import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'
import { movido } from '../orden.ts'

const MAX = 12
type Fila = { clave: number; titulo: string; detalle: string }

/** Rows are kept as they are typed; those with a name are saved. */
export function CampoItinerario() {
  const { contenido, cambiar, isLocked } = useEditor()
  const { error } = useCampo('itinerario')
  const [filas, setFilas] = useState<Fila[]>(() =>
    (contenido.itinerario.length > 0 ? contenido.itinerario : [{ titulo: '', detalle: '' }]).map((una, clave) => ({
      ...una,
      clave,
    })),
  )
  const [siguiente, setSiguiente] = useState(filas.length)

  function poner(nuevas: Fila[]) {
    setFilas(nuevas)
    cambiar({
      itinerario: nuevas
        .filter(({ titulo }) => titulo.trim())
        .map(({ titulo, detalle }) => ({ titulo: titulo.trim(), detalle: detalle.trim() })),
    })
  }
  const editar = (clave: number, cambio: Partial<Fila>) =>
    poner(filas.map((fila) => (fila.clave === clave ? { ...fila, ...cambio } : fila)))
  const agregar = () => {
    setFilas([...filas, { clave: siguiente, titulo: '', detalle: '' }])
    setSiguiente(siguiente + 1)
  }
  return (
    <Observado campo="itinerario">
      <fieldset id="campo-itinerario" tabIndex={-1} className="grid min-w-0 gap-3">
        <legend className="mb-2 font-medium">Actividades</legend>
        <ol className="grid gap-3">
          {filas.map((fila, i) => (
            <li key={fila.clave} className="grid gap-3 rounded-card border border-border p-4">
              <div className="flex items-center justify-between gap-2">
                <span className="font-semibold">Actividad {i + 1}</span>
                {!isLocked && (
                  <span className="flex">
                    <IconButton
                      label={`Mover antes: actividad ${i + 1}`}
                      icon={<ArrowUp size={20} aria-hidden />}
                      disabled={i === 0}
                      onClick={() => poner(movido(filas, i, -1))}
                    />
                    <IconButton
                      label={`Mover después: actividad ${i + 1}`}
                      icon={<ArrowDown size={20} aria-hidden />}
                      disabled={i === filas.length - 1}
                      onClick={() => poner(movido(filas, i, 1))}
                    />
                    <IconButton
                      label={`Quitar: actividad ${i + 1}`}
                      icon={<Trash2 size={20} aria-hidden />}
                      disabled={filas.length === 1 && !fila.titulo}
                      onClick={() => poner(filas.filter((una) => una !== fila))}
                    />
                  </span>
                )}
              </div>
              <Field label="Título" id={`actividad-${fila.clave}-titulo`}>
                <TextInput
                  value={fila.titulo}
                  maxLength={80}
                  readOnly={isLocked}
                  onChange={(event) => editar(fila.clave, { titulo: event.currentTarget.value })}
                />
              </Field>
              <Field label="Detalle" id={`actividad-${fila.clave}-detalle`} isOptional>
                <Textarea
                  value={fila.detalle}
                  maxLength={280}
                  rows={2}
                  readOnly={isLocked}
                  onChange={(event) => editar(fila.clave, { detalle: event.currentTarget.value })}
                />
              </Field>
            </li>
          ))}
        </ol>
        {!isLocked && filas.length < MAX && (
          <Button
            variant="outline"
            icon={<Plus size={20} aria-hidden />}
            className="justify-self-start"
            onClick={agregar}
          >
            Agregar actividad
          </Button>
        )}
        <FieldError id="campo-itinerario-error" message={error} />
      </fieldset>
    </Observado>
  )
}
