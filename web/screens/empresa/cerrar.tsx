import { AreaPrivada } from '#web/components/area-privada.tsx'
import { TITULOS } from '#web/components/baja/baja-textos.ts'
import { CerrarNegocio } from '#web/components/baja/cerrar-negocio.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada(TITULOS.empresa)
}

export default function CerrarEmpresa() {
  return (
    <AreaPrivada
      area="empresa"
      title={TITULOS.empresa}
      text="La empresa deja de reservar y nadie de su equipo vuelve a entrar."
      back={<BackLink to="/empresas/dashboard">Volver al panel</BackLink>}
    >
      {() => <CerrarNegocio area="empresa" otraPersona="/empresas/dashboard?vista=equipo" />}
    </AreaPrivada>
  )
}
