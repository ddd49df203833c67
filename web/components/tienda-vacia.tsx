import { useSyncExternalStore } from 'react'
import { alCambiarSesion, haySesion } from '#web/api/sesion.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { useApagada } from './funciones.ts'
import { primerPasoDe } from './primer-paso.ts'
import { useUsuario, vende } from './usuario.ts'

/** In the place of what a marketplace shows once there is something in it. */
export default function TiendaVacia({ headingLevel }: { headingLevel?: 2 | 3 }) {
  const { usuario } = useUsuario()
  const haySesionDeProveedor = useSyncExternalStore(alCambiarSesion, () => haySesion('proveedor'), nadie)
  const haySesionDeAdmin = useSyncExternalStore(alCambiarSesion, () => haySesion('admin'), nadie)
  const { title, text, to, accion } = primerPasoDe({
    vende: vende(usuario),
    haySesionDeProveedor,
    haySesionDeAdmin,
    recibeAltas: !useApagada('altas'),
  })
  return (
    <EmptyBlock
      title={title}
      text={text}
      drawing={<EmptyScene name="lista" />}
      action={
        to && (
          <ButtonLink to={to} variant={title.startsWith('Publica') ? undefined : 'outline'}>
            {accion}
          </ButtonLink>
        )
      }
      headingLevel={headingLevel}
    />
  )
}

const nadie = (): boolean => false
