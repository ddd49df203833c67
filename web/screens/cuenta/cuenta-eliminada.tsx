import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Eliminamos tu cuenta') }, { name: 'robots', content: 'noindex' }]
}

/** The last page of an account; it asks for no session, since there is none any more. */
export default function CuentaEliminada() {
  return (
    <ReservaAviso title="Eliminamos tu cuenta" text="Borramos tus datos y cerramos todas las sesiones. Te enviamos un último correo con lo que conservamos y por qué.">
      <ButtonLink to="/">Ir al inicio</ButtonLink>
    </ReservaAviso>
  )
}
