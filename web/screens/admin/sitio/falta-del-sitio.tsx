import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ESTADO_DEL_SITIO } from './estado-del-sitio.ts'

/** On the first page of the administration, until it is written who runs the site. */
export function FaltaDelSitio() {
  const { data } = useQuery(ESTADO_DEL_SITIO)
  if (!data || (data.faltan.length === 0 && !data.propuesta)) return null
  if (data.faltan.length === 0)
    return <Notice tone="info" title="Una cuenta bancaria espera a una segunda persona" action={<VerDatos />} />
  return (
    <Notice tone="warning" title="Falta algo de quien opera el sitio" action={<VerDatos />}>
      {`Falta: ${data.faltan.map(({ nombre }) => nombre).join(', ')}. Lo que no está escrito no se muestra, y lo que no puede funcionar sin ello no se ofrece.`}
    </Notice>
  )
}

const VerDatos = () => (
  <ButtonLink to="/admin/sitio" size="dense" variant="outline">
    Ver datos del sitio
  </ButtonLink>
)
