import { X } from 'lucide-react'
import type { FotoSubida } from '#contract/experiencias.ts'
import { FOTOS_DE_RESENA, TIPOS_FOTO } from '#contract/topes.ts'
import { SubidasLista } from '#web/components/subidas/subidas-lista.tsx'
import { rutaDeFotos } from '#web/components/subidas/subir-foto.ts'
import { useSubidas } from '#web/components/subidas/use-subidas.ts'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type FotosDeOpinionProps = {
  id: string
  fotos: FotoSubida[]
  onFotos: (editar: (antes: FotoSubida[]) => FotoSubida[]) => void
  error?: string
}

/** The photos of an opinion: sent one after the other, taken out with one press. */
export function FotosDeOpinion({ id, fotos, onFotos, error }: FotosDeOpinionProps) {
  const { subidas, agregar, reintentar, quitar } = useSubidas({
    ruta: rutaDeFotos('subirFotoDeResena', id),
    onFoto: (foto) =>
      onFotos((antes) => [...antes.filter((una) => una.id !== foto.id), foto].slice(0, FOTOS_DE_RESENA)),
  })
  const quedan = FOTOS_DE_RESENA - fotos.length - subidas.filter((una) => !una.error).length
  return (
    <div className="grid gap-3">
      {quedan > 0 ? (
        <Field
          label="Fotos"
          name="fotos"
          isOptional
          hint={`Hasta ${FOTOS_DE_RESENA}, tuyas o con permiso: JPG, PNG o WebP de 10 MB. Quitamos la ubicación y los datos de la cámara`}
          error={error}
        >
          <FileInput
            text="Subir fotos"
            accept={TIPOS_FOTO.join()}
            multiple
            onFiles={(archivos) => agregar(archivos.slice(0, quedan))}
          />
        </Field>
      ) : (
        <p role="status">Ya tienes {FOTOS_DE_RESENA} fotos. Quita alguna para subir otra.</p>
      )}
      <SubidasLista subidas={subidas} reintentar={reintentar} quitar={quitar} />
      {fotos.length > 0 && (
        <ul aria-label="Fotos de tu opinión" className="grid grid-cols-3 gap-3 sm:grid-cols-5">
          {fotos.map((foto, i) => (
            <li key={foto.id} className="relative">
              <img
                src={foto.chica}
                alt={`Foto ${i + 1} de tu opinión`}
                width={foto.ancho}
                height={foto.alto}
                className="aspect-square h-auto w-full rounded-control bg-surface-2 object-cover"
              />
              <IconButton
                label={`Quitar foto ${i + 1}`}
                icon={<X size={20} aria-hidden />}
                className="absolute! -top-2 -right-2 bg-surface"
                onClick={() => onFotos((antes) => antes.filter(({ id: una }) => una !== foto.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
