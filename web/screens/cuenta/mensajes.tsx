import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Conversaciones } from '#web/components/conversaciones.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Mensajes') }, { name: 'robots', content: 'noindex' }]
}

export default function Mensajes() {
  return (
    <AreaPrivada area="viajero" title="Mensajes">
      {() => <Conversaciones lado="viajero" />}
    </AreaPrivada>
  )
}
