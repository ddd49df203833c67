import { AreaPrivada } from '#web/components/area-privada.tsx'
import { TITULOS } from '#web/components/baja/baja-textos.ts'
import { CerrarNegocio } from '#web/components/baja/cerrar-negocio.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe(TITULOS.proveedor) }, { name: 'robots', content: 'noindex' }]
}

export default function CerrarProveedor() {
  return (
    <AreaPrivada area="proveedor" title={TITULOS.proveedor} text="La empresa deja de ofrecer experiencias y nadie de su equipo vuelve a entrar.">
      {() => <CerrarNegocio area="proveedor" otraPersona="/proveedor/equipo" />}
    </AreaPrivada>
  )
}
