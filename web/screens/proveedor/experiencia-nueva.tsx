import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EditorNuevo } from '#web/components/editor/editor-nuevo.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Nueva experiencia') }, { name: 'robots', content: 'noindex' }]
}

export default function ExperienciaNuevaDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Nueva experiencia">
      {() => <EditorNuevo operador="proveedor" />}
    </AreaPrivada>
  )
}
