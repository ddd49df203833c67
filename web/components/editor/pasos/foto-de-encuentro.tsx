import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { TIPOS_FOTO } from '#contract/topes.ts'
import { SubidasLista } from '#web/components/subidas/subidas-lista.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'

/** What somebody who has never been there should look for. */
export function CampoFotoDeEncuentro() {
  const {
    contenido,
    cambiar,
    isLocked,
    subidas: {
      encuentro: { subidas, agregar, reintentar, quitar },
    },
  } = useEditor()
  const { error } = useCampo('fotoEncuentro')
  const foto = contenido.fotoEncuentro
  const [isMia, setMia] = useState(foto !== null || subidas.length > 0)

  return (
    <Observado campo="fotoEncuentro">
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1 font-medium">
          Foto del punto de encuentro <span className="font-normal text-text-2">(opcional)</span>
        </legend>
        <p className="text-small text-text-2">
          {contenido.esCasa
            ? 'La ve solo quien tiene su entrada: es tu casa.'
            : 'Un portón, un letrero, una esquina: lo que ayude a encontrarte.'}
        </p>
        {foto && <Puesta />}
        {!isLocked && !foto && (
          <Checkbox
            label="La foto es mía o tengo permiso para publicarla"
            {...(!isMia && { hint: 'Márcalo para subirla' })}
            checked={isMia}
            onChange={(event) => setMia(event.currentTarget.checked)}
          />
        )}
        {!isLocked && isMia && subidas.length === 0 && (
          <Field
            label="Foto del punto de encuentro"
            isLabelHidden
            hint="JPG, PNG o WebP de hasta 10 MB. Quitamos la ubicación y los datos de la cámara"
          >
            <FileInput
              text={foto ? 'Cambiar foto' : 'Subir foto'}
              accept={TIPOS_FOTO.join()}
              onFiles={(archivos) => agregar(archivos.slice(0, 1))}
            />
          </Field>
        )}
        <SubidasLista subidas={subidas} reintentar={reintentar} quitar={quitar} />
        {foto && (
          <Field
            label="Qué se ve en la foto"
            name="fotoEncuentro"
            error={error}
            hint={foto.alt ? undefined : 'En una frase: la leen quienes no pueden verla'}
          >
            <TextInput
              value={foto.alt}
              maxLength={140}
              readOnly={isLocked}
              onChange={(event) => cambiar({ fotoEncuentro: { ...foto, alt: event.currentTarget.value } })}
            />
          </Field>
        )}
        {foto && !isLocked && (
          <Button
            variant="quiet"
            size="dense"
            className="justify-self-start"
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => cambiar({ fotoEncuentro: null })}
          >
            Quitar foto
          </Button>
        )}
      </fieldset>
    </Observado>
  )
}

function Puesta() {
  const { contenido, edicion, refrescarFotos } = useEditor()
  const subida = edicion.fotos.find(({ id }) => id === contenido.fotoEncuentro?.id)
  return (
    <div className="aspect-4/3 w-full max-w-60 overflow-hidden rounded-control bg-surface-2">
      {subida && (
        <img
          src={subida.chica}
          alt={contenido.fotoEncuentro?.alt ?? ''}
          width={400}
          height={300}
          decoding="async"
          onError={refrescarFotos}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
