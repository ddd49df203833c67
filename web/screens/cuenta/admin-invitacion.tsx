import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { AccesoMarco } from './acceso/acceso-marco.tsx'
import { ClaveForm } from './acceso/clave-form.tsx'
import { useClaveConEnlace } from './acceso/use-clave-con-enlace.ts'

export function meta() {
  return metaDeEnlace('Te invitaron a la administración')
}

/** Where one of our own chooses their first password. */
export default function AdminInvitacion() {
  const { token, state, onEnd } = useClaveConEnlace()
  if (state === 'done') {
    return (
      <ReservaAviso isSudden title="Ya eres parte del equipo" text="Tu contraseña quedó guardada. Entra con tu correo.">
        <ButtonLink to="/admin/login">Entrar a la administración</ButtonLink>
      </ReservaAviso>
    )
  }
  if (state === 'expired') {
    return (
      <ReservaAviso
        title="La invitación ya no sirve"
        text="Vale por 7 días y una sola vez. Pide otra a quien te invitó; si ya elegiste tu contraseña, entra con ella."
      >
        <ButtonLink to="/admin/login">Entrar a la administración</ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <AccesoMarco
      title="Te invitaron a la administración"
      text="Elige tu contraseña para entrar."
      poster="/escenas/N2-cultural-5.svg"
    >
      <ClaveForm token={token} onEnd={onEnd} />
    </AccesoMarco>
  )
}
