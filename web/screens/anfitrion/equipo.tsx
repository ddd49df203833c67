import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EquipoDe, QUE_ES } from '#web/components/equipo/equipo.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Equipo') }, { name: 'robots', content: 'noindex' }]
}

export default function EquipoDeAnfitrion() {
  return (
    <AreaPrivada area="anfitrion" title="Equipo" text={QUE_ES}>
      {(usuario) => <EquipoDe operador="anfitrion" usuario={usuario} />}
    </AreaPrivada>
  )
}
