import { AreaPrivada } from '#web/components/area-privada.tsx'
import { TITULOS } from '#web/components/baja/baja-textos.ts'
import { CerrarNegocio } from '#web/components/baja/cerrar-negocio.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada(TITULOS.proveedor)
}

export default function CerrarProveedor() {
  return (
    <AreaPrivada
      area="proveedor"
      title={TITULOS.proveedor}
      text="La empresa deja de ofrecer experiencias y nadie de su equipo vuelve a entrar."
    >
      {() => <CerrarNegocio area="proveedor" otraPersona="/proveedor/equipo" />}
    </AreaPrivada>
  )
}
