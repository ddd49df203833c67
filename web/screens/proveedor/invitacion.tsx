import { Invitacion } from '#web/components/equipo/invitacion.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Invitación a un equipo') }, { name: 'robots', content: 'noindex' }]
}

export default function InvitacionDeProveedor() {
  return <Invitacion />
}
