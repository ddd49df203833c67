import { AreaPrivada } from '#web/components/area-privada.tsx'
import { SalidasDelDia } from '#web/components/operacion/salidas-del-dia.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Salidas del día') }, { name: 'robots', content: 'noindex' }]
}

export default function SalidasDeAnfitrion() {
  return (
    <AreaPrivada area="anfitrion" title="Salidas del día">
      {() => <SalidasDelDia operador="anfitrion" />}
    </AreaPrivada>
  )
}
