import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CampoContenido } from '#contract/contenido.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'

/** Rows stand as they are typed; `guardar` takes of them what is whole. */
export function useFilas<Fila extends { id: string }>(iniciales: () => Fila[], guardar: (filas: Fila[]) => void) {
  const [filas, setFilas] = useState(iniciales)

  function poner(nuevas: Fila[]) {
    setFilas(nuevas)
    guardar(nuevas)
  }

  return {
    filas,
    editar: (id: string, cambio: Partial<Fila>) =>
      poner(filas.map((fila) => (fila.id === id ? { ...fila, ...cambio } : fila))),
    quitar: (id: string) => poner(filas.filter((fila) => fila.id !== id)),
    // Empty as it is, there is nothing of it to save.
    agregar: (fila: Fila) => setFilas([...filas, fila]),
  }
}

type CampoDeFilasProps = {
  campo: CampoContenido
  legend: string
  text: string
  /** Where a row says itself what is wrong. */
  hasOwnErrors?: boolean
  children: ReactNode
}

/** The frame of a field that is made of rows, and that nobody has to fill in. */
export function CampoDeFilas({ campo, legend, text, hasOwnErrors = false, children }: CampoDeFilasProps) {
  const { error } = useCampo(campo)
  return (
    <Observado campo={campo}>
      <fieldset id={`campo-${campo}`} tabIndex={-1} className="grid min-w-0 gap-3">
        <legend className="font-medium">
          {legend} <span className="font-normal text-text-3">(opcional)</span>
        </legend>
        <p className="text-small text-text-2">{text}</p>
        {children}
        <FieldError id={`campo-${campo}-error`} message={hasOwnErrors ? undefined : error} />
      </fieldset>
    </Observado>
  )
}

/** One row below its number, and the way to take it out. */
export function Fila({
  nombre,
  numero,
  onQuitar,
  children,
}: {
  nombre: string
  numero: number
  onQuitar: () => void
  children: ReactNode
}) {
  const { isLocked } = useEditor()
  return (
    <li className="grid gap-3 rounded-card border border-border p-4">
      <div className="flex items-center justify-between gap-2">
        <span className="font-semibold">
          {nombre} {numero}
        </span>
        {!isLocked && (
          <IconButton
            label={`Quitar: ${nombre.toLowerCase()} ${numero}`}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={onQuitar}
          />
        )}
      </div>
      {children}
    </li>
  )
}

export function AgregarFila({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="outline" icon={<Plus size={20} aria-hidden />} className="justify-self-start" onClick={onClick}>
      {children}
    </Button>
  )
}
