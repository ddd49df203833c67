import { useState } from 'react'
import { MAX_FOTOS, MIN_FOTOS, TIPOS_FOTO } from '#contract/topes.ts'
import { SubidasLista } from '#web/components/subidas/subidas-lista.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'
import { FotoFila } from './foto-fila.tsx'

export function PasoFotos() {
  const {
    contenido,
    cambiar,
    edicion,
    isLocked,
    subidas: {
      fotos: { subidas, agregar, reintentar, quitar },
    },
  } = useEditor()
  const { error } = useCampo('fotos')
  const [isMia, setMia] = useState(contenido.fotos.length + subidas.length > 0)
  const lista = contenido.fotos
  const quedan = MAX_FOTOS - lista.length - subidas.filter((una) => !una.error).length

  return (
    <Observado campo="fotos">
      <div id="campo-fotos" tabIndex={-1} className="grid gap-5">
        <p className="text-text-2">
          {lista.length === 0
            ? `Sube entre ${MIN_FOTOS} y ${MAX_FOTOS}, y describe cada una en una frase. Mientras tanto mostraremos una ilustración de tu zona.`
            : `${formatCantidad(lista.length, 'foto', 'fotos')}. La primera es la portada.`}
        </p>
        {!isLocked && (
          <div className="grid gap-3">
            <Checkbox
              label="Las fotos son mías o tengo permiso para publicarlas"
              {...(!isMia && { hint: 'Márcalo para subirlas' })}
              checked={isMia}
              onChange={(event) => setMia(event.currentTarget.checked)}
            />
            {isMia && quedan > 0 && (
              <Field
                label="Fotos"
                isLabelHidden
                hint="JPG, PNG o WebP de hasta 10 MB. Quitamos la ubicación y los datos de la cámara"
              >
                <FileInput
                  text="Subir fotos"
                  accept={TIPOS_FOTO.join()}
                  multiple
                  onFiles={(archivos) => agregar(archivos.slice(0, quedan))}
                />
              </Field>
            )}
            {isMia && quedan <= 0 && <p role="status">Ya tienes {MAX_FOTOS} fotos. Quita alguna para subir otra.</p>}
          </div>
        )}
        <SubidasLista subidas={subidas} reintentar={reintentar} quitar={quitar} />
        <FieldError id="campo-fotos-error" message={error} />
        <ol className="grid gap-4">
          {lista.map((foto, i) => (
            <li key={foto.id}>
              <FotoFila
                foto={foto}
                subida={edicion.fotos.find(({ id }) => id === foto.id)}
                i={i}
                total={lista.length}
                onFotos={(nuevas) => cambiar({ fotos: nuevas })}
              />
            </li>
          ))}
        </ol>
      </div>
    </Observado>
  )
}
