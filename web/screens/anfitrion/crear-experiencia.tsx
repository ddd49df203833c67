import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EditorNuevo } from '#web/components/editor/editor-nuevo.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Crea tu experiencia') }, { name: 'robots', content: 'noindex' }]
}

export default function CrearExperiencia() {
  return (
    <AreaPrivada area="anfitrion" title="Crea tu experiencia">
      {() => <EditorNuevo operador="anfitrion" />}
    </AreaPrivada>
  )
}
