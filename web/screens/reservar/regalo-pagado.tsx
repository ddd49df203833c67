import { useSearchParams } from 'react-router'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useViva } from '#web/components/use-viva.ts'
import { claveDeRegalo } from '#web/api/claves.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { CompraDeRegalo } from './regalo/compra-de-regalo.tsx'

export function meta() {
  return metaPrivada('Tu regalo')
}

/** Where the provider leads back to: its address says which gift, and the tab that went to pay has the link of it. */
export default function RegaloPagado() {
  const [search] = useSearchParams()
  const isViva = useViva()
  if (!isViva)
    return (
      <ReservaAviso
        title="Tu regalo"
        drawing={<Spinner size="large" />}
        text={<p role="status">Revisando el pago...</p>}
      />
    )
  const clave = claveDeRegalo(search.get('regalo') ?? '')
  return clave ? <CompraDeRegalo clave={clave} /> : <OtraPestana />
}

/** Another tab or browser has no link of it; it is also all that a stranger sees. */
function OtraPestana() {
  return (
    <ReservaAviso
      isSudden
      title="No podemos mostrar este regalo aquí"
      text="Si ya pagaste, no pagues otra vez: tu pago nos llega igual y te enviamos por correo el enlace de tu compra."
    >
      <ButtonLink to="/regalar">Ir a tarjetas de regalo</ButtonLink>
    </ReservaAviso>
  )
}
