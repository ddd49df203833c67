import { AreaPrivada } from '#web/components/area-privada.tsx'
import { TITULOS } from '#web/components/baja/baja-textos.ts'
import { CerrarNegocio } from '#web/components/baja/cerrar-negocio.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada(TITULOS.anfitrion)
}

export default function CerrarAnfitrion() {
  return (
    <AreaPrivada
      area="anfitrion"
      title={TITULOS.anfitrion}
      text="Dejas de ofrecer experiencias. Tu cuenta sigue sirviendo para viajar."
    >
      {() => <CerrarNegocio area="anfitrion" />}
    </AreaPrivada>
  )
}
