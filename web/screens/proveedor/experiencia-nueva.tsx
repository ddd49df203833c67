import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EditorNuevo } from '#web/components/editor/editor-nuevo.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Nueva experiencia')
}

export default function ExperienciaNuevaDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Nueva experiencia">
      {() => <EditorNuevo operador="proveedor" />}
    </AreaPrivada>
  )
}
