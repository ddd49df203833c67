import type { Suscripcion } from '#contract/suscripciones.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Vuelta } from './suscripcion-consulta.ts'

export function VueltaAviso({
  vuelta: { resultado, error },
  suscripcion,
}: {
  vuelta: Vuelta
  suscripcion: Suscripcion
}) {
  if (error)
    return (
      <Notice role="alert" tone="danger" title="Tu plan no cambió">
        {detalleDe(error)}
      </Notice>
    )
  if (resultado === 'sin-guardar')
    return <Notice role="status">No guardamos ninguna tarjeta y tu plan sigue igual.</Notice>
  if (resultado === 'guardada' && suscripcion.plan !== 'gratis') {
    return (
      <Notice
        role="status"
        tone="success"
        title="Tu plan está activo desde hoy"
        action={<ButtonLink to="/onboarding-anfitrion">Preparar mi espacio</ButtonLink>}
      >
        Guardamos tu tarjeta con el medio de pago; nosotros no vemos su número.
      </Notice>
    )
  }
  return null
}
