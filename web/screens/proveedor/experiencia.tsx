import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EditorDeExperiencia } from '#web/components/editor/editor.tsx'
import { EditorEspera } from '#web/components/editor/editor-espera.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import type { Route } from './+types/experiencia.ts'

export function meta() {
  return [{ title: tituloDe('Edita la experiencia') }, { name: 'robots', content: 'noindex' }]
}

export default function ExperienciaDeProveedor({ params }: Route.ComponentProps) {
  return (
    <AreaPrivada area="proveedor" title="Edita la experiencia" espera={<EditorEspera />}>
      {() => <EditorDeExperiencia key={params.id} operador="proveedor" experienciaId={params.id} />}
    </AreaPrivada>
  )
}
