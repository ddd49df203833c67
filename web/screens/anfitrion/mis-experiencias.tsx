import type { ReactNode } from 'react'
import type { Usuario } from '#contract/usuarios.ts'
import { EstadoDeVentas } from '#web/components/alta/estado-de-ventas.tsx'
import { AreaPrivada, puede } from '#web/components/area-privada.tsx'
import { ExperienciasPropias } from '#web/components/experiencias-propias.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Mis experiencias')
}

const crear = (usuario: Usuario): ReactNode =>
  puede(usuario, 'experiencias') && <ButtonLink to="/crear-experiencia-anfitrion">Crear experiencia</ButtonLink>

export default function MisExperiencias() {
  return (
    <AreaPrivada area="anfitrion" title="Mis experiencias" action={crear}>
      {(usuario) => (
        <>
          {puede(usuario, 'alta') && <EstadoDeVentas area="anfitrion" />}
          <ExperienciasPropias operador="anfitrion" puedeEditar={puede(usuario, 'experiencias')} />
        </>
      )}
    </AreaPrivada>
  )
}
