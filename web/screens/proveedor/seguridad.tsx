import { AreaPrivada } from '#web/components/area-privada.tsx'
import { SeguridadDeArea } from '#web/components/seguridad/seguridad-de-area.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Seguridad')
}

export default function SeguridadDeProveedor() {
  return (
    <AreaPrivada
      area="proveedor"
      title="Seguridad"
      text="Tu contraseña, la verificación en dos pasos y dónde está abierta tu cuenta."
    >
      {() => <SeguridadDeArea area="proveedor" />}
    </AreaPrivada>
  )
}
