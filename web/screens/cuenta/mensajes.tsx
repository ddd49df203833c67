import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Conversaciones } from '#web/components/conversaciones.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Mensajes')
}

export default function Mensajes() {
  return (
    <AreaPrivada area="viajero" title="Mensajes">
      {() => <Conversaciones lado="viajero" />}
    </AreaPrivada>
  )
}
