import { useParams } from 'react-router'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Conversacion } from '#web/components/conversacion.tsx'
import { Conversaciones } from '#web/components/conversaciones.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Mensajes') }, { name: 'robots', content: 'noindex' }]
}

export default function MensajesDeProveedor() {
  const { codigo } = useParams()
  return (
    <AreaPrivada area="proveedor" title="Mensajes">
      {() => (codigo ? <Conversacion key={codigo} hilo={{ lado: 'proveedor', codigo, clave: null }} /> : <Conversaciones lado="proveedor" />)}
    </AreaPrivada>
  )
}
