import { useParams } from 'react-router'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Conversacion } from '#web/components/conversacion.tsx'
import { Conversaciones } from '#web/components/conversaciones.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Mensajes') }, { name: 'robots', content: 'noindex' }]
}

export default function MensajesDeAnfitrion() {
  const { codigo } = useParams()
  return (
    <AreaPrivada area="anfitrion" title="Mensajes">
      {() => (codigo ? <Conversacion key={codigo} hilo={{ lado: 'anfitrion', codigo, clave: null }} /> : <Conversaciones lado="anfitrion" />)}
    </AreaPrivada>
  )
}
