import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EquipoDe, QUE_ES } from '#web/components/equipo/equipo.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Equipo')
}

export default function EquipoDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Equipo" text={QUE_ES}>
      {(usuario) => <EquipoDe operador="proveedor" usuario={usuario} />}
    </AreaPrivada>
  )
}
