import { Invitacion } from '#web/components/equipo/invitacion.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Invitación a un equipo')
}

export default function InvitacionDeProveedor() {
  return <Invitacion />
}
