import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EditorDeExperiencia } from '#web/components/editor/editor.tsx'
import { EditorEspera } from '#web/components/editor/editor-espera.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import type { Route } from './+types/editar-experiencia.ts'

export function meta() {
  return metaPrivada('Edita tu experiencia')
}

export default function EditarExperiencia({ params }: Route.ComponentProps) {
  return (
    <AreaPrivada area="anfitrion" title="Edita tu experiencia" espera={<EditorEspera />}>
      {() => <EditorDeExperiencia key={params.id} operador="anfitrion" experienciaId={params.id} />}
    </AreaPrivada>
  )
}
