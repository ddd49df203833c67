import { useParams } from 'react-router'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Conversacion } from '#web/components/conversacion.tsx'
import { cabezaDe } from '#web/components/conversacion-cabeza.tsx'
import { Conversaciones } from '#web/components/conversaciones.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Mensajes')
}

export default function MensajesDeAnfitrion() {
  const { codigo } = useParams()
  const hilo = codigo ? { lado: 'anfitrion' as const, codigo, clave: null } : null
  return (
    <AreaPrivada area="anfitrion" {...(hilo ? cabezaDe(hilo) : { title: 'Mensajes' })}>
      {() => (hilo ? <Conversacion key={codigo} hilo={hilo} /> : <Conversaciones lado="anfitrion" />)}
    </AreaPrivada>
  )
}
