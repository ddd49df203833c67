import { useParams } from 'react-router'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { CalendarioEspera } from '#web/components/operacion/calendario-espera.tsx'
import { CalendarioOperador } from '#web/components/operacion/calendario-operador.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Fechas')
}

export default function CalendarioDeAnfitrion() {
  const { id = '' } = useParams()
  return (
    <AreaPrivada area="anfitrion" title="Fechas" espera={<CalendarioEspera />}>
      {() => <CalendarioOperador operador="anfitrion" id={id} />}
    </AreaPrivada>
  )
}
