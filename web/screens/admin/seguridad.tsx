import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { SeguridadDeArea } from '#web/components/seguridad/seguridad-de-area.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Seguridad')
}

export default function SeguridadDeAdmin() {
  return (
    <AreaAdmin title="Seguridad" text="Tu contraseña, la verificación en dos pasos y dónde está abierta tu cuenta.">
      {() => <SeguridadDeArea area="admin" />}
    </AreaAdmin>
  )
}
