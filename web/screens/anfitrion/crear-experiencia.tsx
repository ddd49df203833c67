import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EditorNuevo } from '#web/components/editor/editor-nuevo.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Crea tu experiencia')
}

export default function CrearExperiencia() {
  return (
    <AreaPrivada area="anfitrion" title="Crea tu experiencia">
      {() => <EditorNuevo operador="anfitrion" />}
    </AreaPrivada>
  )
}
