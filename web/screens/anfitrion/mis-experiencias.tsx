import { EstadoDeVentas } from '#web/components/alta/estado-de-ventas.tsx'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { ExperienciasPropias } from '#web/components/experiencias-propias.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Mis experiencias') }, { name: 'robots', content: 'noindex' }]
}

export default function MisExperiencias() {
  return (
    <AreaPrivada area="anfitrion" title="Mis experiencias" action={<ButtonLink to="/crear-experiencia-anfitrion">Crear experiencia</ButtonLink>}>
      {() => (
        <>
          <EstadoDeVentas area="anfitrion" />
          <ExperienciasPropias operador="anfitrion" />
        </>
      )}
    </AreaPrivada>
  )
}
