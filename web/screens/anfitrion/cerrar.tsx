import { AreaPrivada } from '#web/components/area-privada.tsx'
import { TITULOS } from '#web/components/baja/baja-textos.ts'
import { CerrarNegocio } from '#web/components/baja/cerrar-negocio.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe(TITULOS.anfitrion) }, { name: 'robots', content: 'noindex' }]
}

export default function CerrarAnfitrion() {
  return (
    <AreaPrivada area="anfitrion" title={TITULOS.anfitrion} text="Dejas de ofrecer experiencias. Tu cuenta sigue sirviendo para viajar.">
      {() => <CerrarNegocio area="anfitrion" />}
    </AreaPrivada>
  )
}
