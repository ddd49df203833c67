import { AreaPrivada } from '#web/components/area-privada.tsx'
import { ExperienciaCambio } from '#web/components/experiencia-pedido.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import type { Route } from './+types/editar-experiencia.ts'

export function meta() {
  return [{ title: tituloDe('Edita tu experiencia') }, { name: 'robots', content: 'noindex' }]
}

export default function EditarExperiencia({ params }: Route.ComponentProps) {
  return (
    <AreaPrivada area="anfitrion" title="Edita tu experiencia">
      {() => <ExperienciaCambio operador="anfitrion" id={params.id} lista="/mis-experiencias-anfitrion" />}
    </AreaPrivada>
  )
}
