import { AreaPrivada } from '#web/components/area-privada.tsx'
import { SalidasVistas } from '#web/components/operacion/salidas-vistas.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Salidas')
}

export default function SalidasDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Salidas">
      {() => <SalidasVistas operador="proveedor" />}
    </AreaPrivada>
  )
}
