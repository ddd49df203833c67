import { AreaPrivada } from '#web/components/area-privada.tsx'
import { OpinionesRecibidas } from '#web/components/opiniones-recibidas.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Opiniones recibidas')
}

export default function OpinionesDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Opiniones recibidas">
      {() => <OpinionesRecibidas operador="proveedor" />}
    </AreaPrivada>
  )
}
