import { AreaPrivada, puede } from '#web/components/area-privada.tsx'
import { Liquidaciones } from '#web/components/liquidaciones/liquidaciones.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Pagos')
}

export default function LiquidacionesDeAnfitrion() {
  return (
    <AreaPrivada area="anfitrion" title="Pagos" text="Lo que te pagamos y lo que viene, venta por venta.">
      {(usuario) =>
        puede(usuario, 'ventas') ? (
          <Liquidaciones operador="anfitrion" />
        ) : (
          <EmptyBlock
            title="Tu papel no incluye ver los pagos"
            text="Si los necesitas, pídelo a quien administra la cuenta."
          />
        )
      }
    </AreaPrivada>
  )
}
