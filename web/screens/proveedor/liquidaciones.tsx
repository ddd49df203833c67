import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Liquidaciones } from '#web/components/liquidaciones/liquidaciones.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Pagos') }, { name: 'robots', content: 'noindex' }]
}

export default function LiquidacionesDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Pagos" text="Lo que te pagamos y lo que viene, venta por venta.">
      {() => <Liquidaciones operador="proveedor" />}
    </AreaPrivada>
  )
}
