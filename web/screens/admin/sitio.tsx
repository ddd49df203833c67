import { useQuery } from '@tanstack/react-query'
import type { EstadoDelSitio } from '#contract/sitio.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CuentaDelSitio } from './sitio/cuenta-del-sitio.tsx'
import { LogoDelSitio } from './sitio/logo-del-sitio.tsx'
import { ESTADO_DEL_SITIO } from './sitio/estado-del-sitio.ts'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Datos del sitio')
}

export default function SitioDeAdmin() {
  const { data, error, refetch, isFetching } = useQuery(ESTADO_DEL_SITIO)
  return (
    <AreaAdmin
      title="Datos del sitio"
      seccion="reglas"
      text="Quién lo opera y cómo se le escribe: lo que dicen el pie, los correos, las entradas, los textos legales y el asistente"
      action={
        <ButtonLink variant="outline" to="/admin/reglas/sitio">
          Ver y editar los datos
        </ButtonLink>
      }
    >
      {() => {
        if (error && !data)
          return (
            <ErrorBlock
              title="No pudimos cargar los datos"
              text={detalleDe(error)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )
        if (!data) return <AreaEspera />
        return (
          <>
            <Faltan faltan={data.faltan} />
            <LogoDelSitio />
            <CuentaDelSitio estado={data} />
          </>
        )
      }}
    </AreaAdmin>
  )
}

function Faltan({ faltan }: Pick<EstadoDelSitio, 'faltan'>) {
  if (faltan.length === 0) return <Notice tone="success" title="No falta nada" />
  return (
    <Notice tone="warning" title={faltan.length === 1 ? 'Falta una cosa' : `Faltan ${faltan.length} cosas`}>
      <ul className="grid list-disc gap-1 pl-5">
        {faltan.map(({ campo, nombre, efecto }) => (
          <li key={campo}>
            <span className="first-letter:uppercase">{nombre}</span>
            {efecto && `. ${efecto}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
