import { useParams } from 'react-router'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { CalendarioEspera } from '#web/components/operacion/calendario-espera.tsx'
import { CalendarioOperador } from '#web/components/operacion/calendario-operador.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Fechas')
}

export default function CalendarioDeProveedor() {
  const { id = '' } = useParams()
  return (
    <AreaPrivada area="proveedor" title="Fechas" espera={<CalendarioEspera />}>
      {() => <CalendarioOperador operador="proveedor" id={id} />}
    </AreaPrivada>
  )
}
