import { AreaPrivada } from '#web/components/area-privada.tsx'
import { ExperienciaNueva } from '#web/components/experiencia-pedido.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Nueva experiencia') }, { name: 'robots', content: 'noindex' }]
}

export default function ExperienciaNuevaDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Nueva experiencia" text="Esto es lo que necesitamos para publicarla.">
      {() => <ExperienciaNueva />}
    </AreaPrivada>
  )
}
