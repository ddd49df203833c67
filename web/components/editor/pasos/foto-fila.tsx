import { ArrowDown, ArrowUp, ImageUp, Trash2 } from 'lucide-react'
import type { Contenido } from '#contract/contenido.ts'
import type { FotoSubida } from '#contract/experiencias.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useEditor } from '../contexto.ts'
import { movido } from '../orden.ts'

type Fotos = Contenido['fotos']
type FotoFilaProps = {
  foto: Fotos[number]
  subida: FotoSubida | undefined
  i: number
  total: number
  onFotos: (fotos: Fotos) => void
}

export function FotoFila({ foto, subida, i, total, onFotos }: FotoFilaProps) {
  const { contenido, isLocked, refrescarFotos } = useEditor()
  const lista = contenido.fotos
  const nombre = `foto ${i + 1}`
  return (
    <div className="grid gap-3 rounded-card border border-border p-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="relative aspect-4/3 overflow-hidden rounded-control bg-surface-2">
        {subida && (
          <img
            src={subida.chica}
            alt={foto.alt}
            width={400}
            height={300}
            decoding="async"
            onError={refrescarFotos}
            className="size-full object-cover"
          />
        )}
        {i === 0 && (
          <span className="absolute top-2 left-2">
            <Badge tone="primary">Portada</Badge>
          </span>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <Field
          label={`Describe la ${nombre}`}
          id={`campo-foto-${foto.id}`}
          hint={foto.alt ? undefined : 'Qué se ve, en una frase: la leen quienes no pueden verla'}
        >
          <TextInput
            value={foto.alt}
            maxLength={140}
            readOnly={isLocked}
            onChange={(event) =>
              onFotos(lista.map((una) => (una.id === foto.id ? { ...una, alt: event.currentTarget.value } : una)))
            }
          />
        </Field>
        {!isLocked && (
          <div className="flex flex-wrap">
            <IconButton
              label={`Usar como portada: ${nombre}`}
              icon={<ImageUp size={20} aria-hidden />}
              disabled={i === 0}
              onClick={() => onFotos([foto, ...lista.filter(({ id }) => id !== foto.id)])}
            />
            <IconButton
              label={`Mover antes: ${nombre}`}
              icon={<ArrowUp size={20} aria-hidden />}
              disabled={i === 0}
              onClick={() => onFotos(movido(lista, i, -1))}
            />
            <IconButton
              label={`Mover después: ${nombre}`}
              icon={<ArrowDown size={20} aria-hidden />}
              disabled={i === total - 1}
              onClick={() => onFotos(movido(lista, i, 1))}
            />
            <IconButton
              label={`Quitar: ${nombre}`}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => onFotos(lista.filter(({ id }) => id !== foto.id))}
            />
          </div>
        )}
      </div>
    </div>
  )
}
