import { AreaPrivada } from '#web/components/area-privada.tsx'
import { VentasResumen } from '#web/components/ventas-resumen.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Ventas') }, { name: 'robots', content: 'noindex' }]
}

export default function VentasDeAnfitrion() {
  return (
    <AreaPrivada area="anfitrion" title="Ventas" text="Lo que reservaron en tus experiencias y sigue en pie.">
      {() => <VentasResumen operador="anfitrion" />}
    </AreaPrivada>
  )
}
