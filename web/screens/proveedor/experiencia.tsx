import { AreaPrivada } from '#web/components/area-privada.tsx'
import { ExperienciaCambio } from '#web/components/experiencia-pedido.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import type { Route } from './+types/experiencia.ts'

export function meta() {
  return [{ title: tituloDe('Edita la experiencia') }, { name: 'robots', content: 'noindex' }]
}

export default function ExperienciaDeProveedor({ params }: Route.ComponentProps) {
  return (
    <AreaPrivada area="proveedor" title="Edita la experiencia">
      {() => <ExperienciaCambio operador="proveedor" id={params.id} lista="/proveedor/dashboard?seccion=experiencias" />}
    </AreaPrivada>
  )
}
