import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { AccesoMarco } from './acceso/acceso-marco.tsx'
import { ClaveForm } from './acceso/clave-form.tsx'
import { useClaveConEnlace } from './acceso/use-clave-con-enlace.ts'

export function meta() {
  return metaDeEnlace('Crea una contraseña nueva')
}

export default function RestablecerClave() {
  const { token, state, onEnd } = useClaveConEnlace()
  if (state === 'done') {
    return (
      <ReservaAviso
        isSudden
        title="Tu contraseña quedó guardada"
        text="Cerramos las demás sesiones de tu cuenta. Entra con la contraseña nueva."
      >
        <ButtonLink to="/login">Iniciar Sesión</ButtonLink>
      </ReservaAviso>
    )
  }
  if (state === 'expired') {
    return (
      <ReservaAviso
        title="El enlace venció. Pide uno nuevo"
        text="El enlace para crear tu contraseña vale por 60 minutos y una sola vez; el del aviso de verificación en dos pasos, por 7 días."
      >
        <ButtonLink to="/forgot-password">Pedir otro enlace</ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <AccesoMarco title="Crea una contraseña nueva" poster="/escenas/N2-cultural-5.svg">
      <ClaveForm token={token} onEnd={onEnd} />
    </AccesoMarco>
  )
}
