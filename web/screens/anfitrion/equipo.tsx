import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EquipoDe, QUE_ES } from '#web/components/equipo/equipo.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Equipo')
}

export default function EquipoDeAnfitrion() {
  return (
    <AreaPrivada area="anfitrion" title="Equipo" text={QUE_ES}>
      {(usuario) => <EquipoDe operador="anfitrion" usuario={usuario} />}
    </AreaPrivada>
  )
}
