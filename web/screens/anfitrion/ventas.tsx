import { AreaPrivada, puede } from '#web/components/area-privada.tsx'
import { Analitica } from '#web/components/analitica/analitica.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Ventas')
}

export default function VentasDeAnfitrion() {
  return (
    <AreaPrivada area="anfitrion" title="Ventas" text="Quién mira tus experiencias, quién reserva y por qué otros no.">
      {(usuario) =>
        puede(usuario, 'ventas') ? (
          <Analitica operador="anfitrion" />
        ) : (
          <EmptyBlock
            title="Tu papel no incluye ver las ventas"
            text="Si las necesitas, pídelo a quien administra la cuenta."
          />
        )
      }
    </AreaPrivada>
  )
}
