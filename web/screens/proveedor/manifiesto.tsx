import { useParams } from 'react-router'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Manifiesto } from '#web/components/operacion/manifiesto.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Quiénes van')
}

export default function ManifiestoDeProveedor() {
  const { id = '' } = useParams()
  return (
    <AreaPrivada area="proveedor" title="Quiénes van">
      {() => <Manifiesto operador="proveedor" id={id} />}
    </AreaPrivada>
  )
}
