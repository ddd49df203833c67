import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EditorDeExperiencia } from '#web/components/editor/editor.tsx'
import { EditorEspera } from '#web/components/editor/editor-espera.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import type { Route } from './+types/experiencia.ts'

export function meta() {
  return metaPrivada('Edita la experiencia')
}

export default function ExperienciaDeProveedor({ params }: Route.ComponentProps) {
  return (
    <AreaPrivada area="proveedor" title="Edita la experiencia" espera={<EditorEspera />}>
      {() => <EditorDeExperiencia key={params.id} operador="proveedor" experienciaId={params.id} />}
    </AreaPrivada>
  )
}
