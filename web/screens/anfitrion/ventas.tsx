import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Analitica } from '#web/components/analitica/analitica.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Ventas') }, { name: 'robots', content: 'noindex' }]
}

export default function VentasDeAnfitrion() {
  return (
    <AreaPrivada area="anfitrion" title="Ventas" text="Quién mira tus experiencias, quién reserva y por qué otros no.">
      {() => <Analitica operador="anfitrion" />}
    </AreaPrivada>
  )
}
