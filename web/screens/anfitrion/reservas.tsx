import { AreaPrivada } from '#web/components/area-privada.tsx'
import { ReservasRecibidas } from '#web/components/reservas-recibidas.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Reservas de mis experiencias')
}

export default function ReservasDeAnfitrion() {
  return (
    <AreaPrivada area="anfitrion" title="Reservas de mis experiencias">
      {(usuario) => <ReservasRecibidas operador="anfitrion" usuario={usuario} />}
    </AreaPrivada>
  )
}
